/**
 * The IDs of the commands that package.json declares, without the prefix `videoAds.`. A test compares the two lists.
 */
export const commandIds = [
  'generateVideo',
  'generateFromSelection',
  'openSampleBrief',
  'refreshVideos',
  'refreshVideo',
  'playVideo',
  'openToSide',
  'compareVideos',
  'saveVideo',
  'insertVideoLink',
  'handOver',
  'copyVideoId',
  'copyPrompt',
  'copyLink',
  'copyLinks',
  'openInDefaultPlayer',
  'saveFrame',
  'openInBrowser',
  'generateAgain',
  'generateForReal',
  'generateMissing',
  'keepVideo',
  'rejectVideo',
  'clearVerdict',
  'openSourceText',
  'retryDownload',
  'showResponse',
  'stopChecking',
  'resumeChecking',
  'removeVideo',
  'enterVideoId',
  'tryAgain',
  'dismissVideo',
  'addVideoById',
  'chooseService',
  'diagnoseConnection',
  'showLog',
  'findVideo',
  'showVideos',
  'showUsage',
  'exportHistory',
  'copyAsCurl',
  'reportResponse',
  'teachResponse',
  'showRequests',
  'openStorageFolder',
] as const;

/**
 * The IDs of commands that run only from tree rows, buttons and keys. They are not declared in package.json, to keep
 * them out of the Command Palette. Declaring `onFocusedRow` would also delay its first run until the extension host is
 * ready. Meanwhile, another key could move the focus.
 */
export const buttonCommandIds = ['previewVideo', 'showMoreVideos', 'createPreset', 'onFocusedRow'] as const;

export type CommandId = (typeof commandIds)[number];
export type ButtonCommandId = (typeof buttonCommandIds)[number];
