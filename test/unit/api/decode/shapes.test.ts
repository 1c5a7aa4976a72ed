import assert from 'node:assert/strict';
import { checkShapes, readShapes, scoreTable } from './score';

/** What cannot be right, and why no general rule can make it so. The words before the colon are those of the check's name. */
const misses: Readonly<Record<string, string>> = {
  'Leonardo.Ai: state (status 0, running)':
    '"PENDING" is its only word before the end, so it means running there; for every other service it means queued.',
  'PixVerse: state (status 1, running)':
    'A bare number, 5: every service counts its states its own way. It is shown and followed.',
  'PixVerse: state (status 2, failed)': 'A bare number, 7, and no word about an error.',
  'Akool: create state (data._id)': 'A bare number, 1: unknown, but followed like a queued one.',
  'Akool: state (status 0, running)': 'A bare number, 2.',
  'ElevenLabs dubbing: state (status 1, succeeded)':
    '"dubbed" is no word of making videos in general, and a past participle alone ("validated") need not be the end.',
  'RunPod: error (status 2, failed)': 'The error is JSON as text; the message within is shown rather than the braces.',
  'Runware: decoy (status 1, succeeded, data[0].videoUUID)':
    'The video has an id of its own beside its task; the one the service was asked by is known already.',
  'Oxen.ai queue: error message (401, error.title)': 'A message of one word comes before a title of a sentence.',
  'Bitmovin encoding: decoy (status 0, queued, requestId)': 'The reply holds no other id.',
  'Panda Video: video link (status 1, succeeded)': 'A playlist is no video file.',
  'Dailymotion video: thumbnail (status 1, succeeded)': 'A smaller one of two.',
  'Meta Graph video: video link (status 1, succeeded)': 'A source is nearly always what was given, not what was made.',
  'Instagram media container: error (status 2, failed)': 'The explanation is the status itself, which is shown.',
  'TikTok content posting: create id (data.publish_id)': 'A publication is something else than a video that is made.',
  'TikTok content posting: create state (data.publish_id)': 'See its id.',
  'Shopify Video over GraphQL: video link (status 1, succeeded)': 'A source, again.',
  'Celery task through Flower or a REST wrapper: progress (status 2, running)':
    'Numbers called current and total, and nothing that says what of.',
  'Argo workflow / Kubernetes status: video link (status 3, succeeded)': 'A link called "value".',
  'balance: Vimeo upload quota: balance (credits)': 'Bytes of storage are no credits.',
  'balance: Vimeo upload quota: balance (total)': 'See its balance.',
  'balance: SendGrid subuser, unlimited: balance (unlimited)':
    'The type of an account, not of a balance, is unlimited.',
  'balance: Crustdata account: balance (credits)': 'What is called remaining comes before what is called credits.',
  'balance: Crustdata account: decoy (credit_topups[0].remaining_credits)': 'See its balance.',
  'DeepMotion Animate 3D: state (status 2, succeeded)':
    'A "SUCCESS" beside nothing but an id may be the call\'s; it is followed on rather than ended without a video.',
  'TikTok Symphony avatar tasks: video link (status 1, succeeded)': 'A preview is a draft or a page elsewhere.',
  'LibLib AI: state (status 1, failed)': 'A bare number, 6, and a sentence that is not called an error.',
  'LibLib AI: error (status 1, failed)': 'See its state.',
  'RunningHub: state (status 3, running)': "An error code of the call, whose message is not the video's status.",
  'Sieve: create id (id)': 'A run beside an id: of other services the run is what is asked about.',
  'Sieve: decoy (create, run_id)': 'See its id.',
  'CAMB.AI dubbing: state (status 3, failed)': 'What is required may still be given; it is shown and followed.',
  'booleans only: create id (token)': 'A token alone is a secret more often than an id.',
  'Spanish words: state (status 1, running)': 'Properties are read by their English names; with an id it is queued.',
  'Spanish words: thumbnail (status 2, succeeded)': 'A Spanish name.',
  'Spanish words: balance (credits)': 'A Spanish name.',
  'Spanish words: error message (401, mensaje)': 'A Spanish name.',
  'German words: balance (credits)': 'A German name.',
  'Chinese text beside numbers: create id (data.orderNo)':
    'An order is a purchase elsewhere, and "no" a word of its own.',
  'Zencoder: create state (id)': 'It links to the file before it is there, and says nothing of its state.',
  'Instagram media container: create state (id)': 'Where to upload, by the name of a link to the thing itself.',
  'VibeVideo: create id (data.id)': 'Beside an id a task id is nearly always what is asked about.',
  'Venice: create state (queue_id)': 'It promises a download before there is one, and says nothing of its state.',
  'Cannon Studio: create id (request.id)': 'A task id comes before the id of a request, which is the call elsewhere.',
  'AILabTools async: error message (422, error_detail.message)':
    'The message itself comes first, in whatever language.',
  'Gradio queue messages: state (status 0, queued)': 'A message "estimation" is no word of a state.',
  'Gradio queue messages: state (status 1, running)': 'A message is no status without a number that it explains.',
  'BentoML task: state (status 1, succeeded)': 'Its moment is a placeholder; with a real one it is understood.',
  'AWS Batch: state (status 1, running)': '"STARTING" is shown as queued, and followed.',
  'Rev.ai job: state (status 0, succeeded)': '"transcribed" is a step on the way to a video elsewhere; it is followed.',
  'Mystic AI run: state (status 0, queued)': '"routing" is work by its form; it is shown as running, and followed.',
  'Jenkins build: decoy (status 1, succeeded, url)': 'The only link of a finished thing, and no word against it.',
  'TeamCity build: error (status 3, failed)': 'A text about the status is as often its name.',
  'Spring Batch: error (status 2, failed)': 'A description tells what a thing is, unless its name speaks of an error.',
  'Kestra execution: state (status 1, canceled)': '"KILLED" is a failure elsewhere, and both are ends without a video.',
  'Recall.ai bot: state (status 0, running)': 'Its only words are a history; with an id it is queued, and followed.',
  'Daily recording: error message (400, info)': 'An error comes before an "info", which is mostly none.',
  'Vonage archive: state (status 0, succeeded)': 'What is uploaded was mostly given; it is followed.',
};

/**
 * `wire-shapes.json`: the services the rules were written for. The others were written down before the rules were tried on
 * them; on the first try 480 of 485 (more), 263 of 281 (fresh), 114 of 116 (found), 966 of 1,035 (wide: also hosts of
 * any kind of job, and services that share nothing with ours but credits or errors), 885 of 993 (unseen: half of them
 * made up to be awkward) and 812 of 853 (looked-up: mostly taken from the services' own pages) were right.
 */
const files = [
  'wire-shapes.json',
  'more-shapes.json',
  'fresh-shapes.json',
  'found-shapes.json',
  'wide-shapes.json',
  'unseen-shapes.json',
  'looked-up-shapes.json',
];

describe('replies of known services', () => {
  for (const file of files) {
    describe(file, () => {
      const checks = checkShapes(readShapes(file));

      it('are understood, 98 of 100 at least', () => {
        console.log(scoreTable(checks));
        const right = checks.filter((check) => check.right).length;
        assert.ok(right / checks.length >= 0.98, `${right} of ${checks.length}`);
      });

      for (const check of checks) {
        const reason = misses[check.name];
        if (reason === undefined) {
          it(check.name, () => {
            assert.ok(check.right, `wanted ${JSON.stringify(check.expected)}, got ${JSON.stringify(check.actual)}`);
          });
        } else {
          it(`misses ${check.name}: ${reason}`, () => {
            assert.ok(!check.right, 'This is understood now: take it off the list of misses.');
          });
        }
      }
    });
  }
});
