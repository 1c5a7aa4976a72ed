import { wordSet } from './keyWords';

/** Things that have an id, a status or a name of their own and are not the video. */
export const otherThings = wordSet(`
  account user owner author creator member team org organization organisation company workspace tenant customer client
  model engine avatar voice replica persona character actor style template preset brand campaign
  webhook callback hook notification email subscription plan billing payment invoice order product price package pack coupon
  moderation safety guardrail publish upload training parent session trace span correlation error err exception
  external reference ref previous prev next last source original device app application api key host worker server region
  idempotency conversation folder collection group category tag topic version seed revision playback step stage log event
  deployment compartment history scene shot chunk segment comment message transaction limit rate
`);

/** Parts and companions of a video: they have a status and links, but only for themselves. */
export const parts = wordSet(`
  step stage phase log event history scene shot clip chunk segment moment frame layer subtask attempt audio voice speech
  caption subtitle thumbnail preview transcript translation meta metadata
`);

/** Names of the one thing the reply is about. */
export const jobs = wordSet(`
  video task job generation render prediction operation run execution invocation creation movie clip film project
  request process processing production animation ad ads result output asset query gen inference workflow response
`);

/** Those of them that are made, and are never a name of the call. */
export const works = wordSet(
  'video task job generation render prediction creation movie clip film animation run execution',
);
