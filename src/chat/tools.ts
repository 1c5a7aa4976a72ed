import * as vscode from 'vscode';
import { type Fields, fieldsOf } from '../core/unknownData';
import { type Video, chatUri, sandboxService } from '../core/video/video';
import { isDownloaded } from '../core/video/videoFile';
import { plainText } from '../host/escapeMarkdown';
import { serviceName } from '../views/videoText';
import { agentState } from './agentState';
import { AgentSpending } from './agentSpending';
import { type BriefToolDependencies, describePlan, GenerateMissingTool } from './briefTools';
import { GenerateTool, textResult } from './generateTool';

const listedAtMost = 50;

/** The list tool reads at most this many of the newest videos, then keeps those of the open workspace. */
const searchedAtMost = 1_000;

/**
 * Creates the tools for agents. Only the generating tools cost credits. Each tool validates its input, because a
 * language model wrote the input.
 */
export function createTools(
  dependencies: BriefToolDependencies,
): Readonly<Record<string, vscode.LanguageModelTool<unknown>>> {
  const { library, credits, settings } = dependencies;
  const spending = new AgentSpending(dependencies);
  const isShown = (video: Video): boolean => settings.chatAllVideos || isOfWorkspace(video);
  return {
    videoAds_listVideos: readingTool(async ({ limit }) => {
      const count = typeof limit === 'number' && limit >= 1 ? Math.min(Math.floor(limit), listedAtMost) : 20;
      const found = (await library()).list({ limit: searchedAtMost });
      const videos = found.filter(isShown).slice(0, count);
      return videos.length === 0 ? 'No videos yet.' : videos.map(summary).join('\n');
    }),
    videoAds_showVideo: readingTool(async ({ id }) => {
      const video = typeof id === 'string' ? (await library()).get(id) : undefined;
      if (video === undefined || !isShown(video)) {
        throw new Error('No video has this ID. Call videoAds_listVideos for the IDs.');
      }
      return details(video);
    }),
    videoAds_getCredits: readingTool(async () => {
      const { service, balance, unlimited, unit, problem, stale } = await credits.refresh();
      if (stale) throw new Error(`The credits aren't known: ${problem ?? 'the service did not say'}`);
      const amount = unlimited === true ? 'unlimited' : `${balance ?? 'unknown'}`;
      return `service: ${serviceLabel(service)}\n${unit ?? 'credits'}: ${amount}`;
    }),
    videoAds_generateVideo: new GenerateTool(dependencies, spending),
    videoAds_planBrief: readingTool((input) => describePlan(dependencies, input)),
    videoAds_generateMissing: new GenerateMissingTool(dependencies, spending),
  };
}

/** Whether the video's prompt comes from chat or from a document of the open workspace. */
function isOfWorkspace({ source }: Video): boolean {
  if (source === undefined) return false;
  return source.uri === chatUri || vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(source.uri)) !== undefined;
}

/** Creates a read-only tool, which costs no credits. */
function readingTool(read: (input: Fields) => Promise<string>): vscode.LanguageModelTool<unknown> {
  return {
    async invoke({ input }, token) {
      if (token.isCancellationRequested) throw new vscode.CancellationError();
      return textResult(await read(fieldsOf(input)));
    },
  };
}

function summary(video: Video): string {
  const { key, duration, aspectRatio, createdAt, prompt = '' } = video;
  const options = [duration === undefined ? undefined : `${duration} s`, aspectRatio].filter(Boolean).join(' ');
  return `${key} · ${agentState(video)} · ${options} · ${new Date(createdAt).toISOString()} · ${plainText(prompt, 100)}`;
}

function details(video: Video): string {
  const values: Readonly<Record<string, string | number | undefined>> = {
    id: video.key,
    state: agentState(video),
    progress: video.progress === undefined ? undefined : `${Math.round(video.progress * 100)} %`,
    problem: video.errorMessage === undefined ? undefined : plainText(video.errorMessage, 300),
    service: serviceLabel(video.service),
    'ID at the service': video.videoId === undefined ? undefined : plainText(video.videoId, 100),
    'duration in seconds': video.duration,
    'aspect ratio': video.aspectRatio,
    'credits used': video.creditsUsed,
    'saved on this machine': isDownloaded(video) ? 'yes' : 'no',
    created: new Date(video.createdAt).toISOString(),
    prompt: video.prompt === undefined ? undefined : plainText(video.prompt, 2_000),
  };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function serviceLabel(service: string): string {
  return service === sandboxService ? 'the sandbox on this machine' : serviceName(service);
}
