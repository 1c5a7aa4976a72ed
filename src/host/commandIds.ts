/** The commands that package.json declares, by their IDs without the prefix `videoAds.`. A test compares both. */
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
 * The commands of rows in the Videos view. package.json does not declare them, as nobody runs them from the palette.
 */
export const rowCommandIds = ['previewVideo', 'showMoreVideos'] as const;

export type CommandId = (typeof commandIds)[number];
export type RowCommandId = (typeof rowCommandIds)[number];
