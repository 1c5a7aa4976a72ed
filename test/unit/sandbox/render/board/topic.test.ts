import assert from 'node:assert/strict';
import { topicOf } from '../../../../../src/sandbox/render/board/topic';

describe('the topic of a brief', () => {
  it('is the thing that at least three sentences name', () => {
    const brief = ['A kettle that whispers.', 'This kettle boils in 90 seconds. A cup comes free.'];
    assert.equal(topicOf([...brief, 'Kettle from £39']).thing, 'kettle');
    assert.equal(topicOf(brief).thing, undefined);
  });

  it('is no thing that ads name mostly in another sense', () => {
    assert.equal(topicOf(['Book now.', 'Book online.', 'Book by phone.']).thing, undefined);
  });

  it('includes all animals', () => {
    assert.deepEqual(topicOf(['Eleven cats.', 'Leave with Kevin, unless the dog objects.']).animals, ['dog', 'cat']);
  });
});
