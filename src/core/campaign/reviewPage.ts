import { hash } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import { nameCodec } from '../media/codecNames';
import type { MediaFormat } from '../media/mediaFormat';
import type { Verdict } from '../video/review';
import { sandboxService } from '../video/video';
import { formatMismatches } from './delivered';
import type { HandedOver } from './takes';

/** Marks an HTML file as a review page of this extension. Hand Over… replaces only files with this mark. */
const generator = '<meta name="generator" content="Video Ads review page">';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { background: light-dark(#fff, #1b1b1f); color: light-dark(#1b1b1f, #ececf1); margin: 0 auto;
  max-width: 72rem; padding: 2rem 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem; }
h1, h2, p, dd { overflow-wrap: anywhere; }
header p { color: light-dark(#55555e, #b4b4be); margin: .25rem 0 0; }
article { align-items: start; border-top: 1px solid light-dark(#d8d8de, #44444c); display: grid; gap: 1.5rem;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); margin-top: 2rem; padding-top: 2rem; }
video { background: #000; border-radius: .5rem; display: block; height: auto; max-height: 32rem; width: 100%; }
.prompt, .note { white-space: pre-wrap; }
.prompt { margin: 0 0 1rem; }
dl { display: grid; gap: .25rem 1.25rem; grid-template-columns: max-content minmax(0, 1fr); margin: 0; }
dt { color: light-dark(#55555e, #b4b4be); }
dd { margin: 0; }
ol { list-style: none; margin: 0; padding: 0; }
a { color: light-dark(#0b57d0, #8ab4f8); }
code { font: .8125rem/1.6 ui-monospace, monospace; }
.draft, .mismatch { border-radius: .25rem; font-weight: 600; padding: .125rem .5rem; }
.draft { background: light-dark(#5b2d8c, #d9b8ff); color: light-dark(#fff, #2b1145); font-size: .875rem; }
.mismatch { background: light-dark(#fde7c7, #4d3409); color: light-dark(#5c3300, #ffd9a0); display: inline-block; margin-top: .25rem; }
@media (max-width: 44rem) { article { grid-template-columns: minmax(0, 1fr); } }
`;

/** Content security policy. Blocks scripts, and lets the page load nothing but its videos. */
const policy = [
  "default-src 'none'",
  "media-src 'self' file:",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function isReviewPage(text: string): boolean {
  return text.includes(generator);
}

/**
 * Renders a page that plays the videos in its folder, even if it is opened from `file://`. All text is escaped, so that
 * it cannot inject HTML.
 */
export function reviewPage(title: string, language: string, copies: readonly HandedOver[]): string {
  const drafts = copies.filter(isDraft).length;
  const counts = [l10n.t('{0} videos', copies.length), ...(drafts > 0 ? [l10n.t('{0} drafts', drafts)] : [])];
  return `<!DOCTYPE html>
<html lang="${inert(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${generator}
<title>${inert(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<h1 dir="auto">${inert(title)}</h1>
<p>${inert(counts.join(' · '))}</p>
</header>
${copies.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function isDraft({ video: { service } }: HandedOver): boolean {
  return service === sandboxService;
}

function article(copy: HandedOver): string {
  const { video, section, file, sha256, format } = copy;
  const heading = headingText(section);
  const name = [heading, durationText(video.duration), video.aspectRatio].filter(Boolean).join(', ');
  const asked = [durationText(video.duration), video.aspectRatio].filter(Boolean).join(' · ');
  const notes = (video.notes ?? []).map(({ seconds, text }) => noteItem(file, seconds, text));
  const details: readonly (readonly [string, string])[] = [
    [l10n.t('Asked for'), inert(asked)],
    [l10n.t('Delivered'), delivered(copy)],
    [l10n.t('Verdict'), inert(verdictText(video.verdict))],
    [l10n.t('Notes'), notes.length > 0 ? `<ol>${notes.join('')}</ol>` : ''],
    [l10n.t('File'), `<a href="${href(file)}">${inert(file)}</a>`],
    ['SHA-256', `<code>${sha256}</code>`],
  ];
  const list = details
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${inert(term)}</dt><dd>${value}</dd>`);
  const badge = isDraft(copy) ? ` <span class="draft">${inert(l10n.t('DRAFT'))}</span>` : '';
  const { width, height } = format.video ?? { width: 16, height: 9 };
  return `<article>
<video controls preload="metadata" width="${width}" height="${height}" aria-label="${inert(name)}" src="${href(file)}">\
</video>
<div>
<h2 dir="auto">${inert(heading)}${badge}</h2>
<p class="prompt" dir="auto">${inert(video.prompt ?? l10n.t('Added by ID'))}</p>
<dl>${list.join('\n')}</dl>
</div>
</article>`;
}

function delivered({ video, format }: HandedOver): string {
  const mismatches = formatMismatches(video, format).map((text) => `<span class="mismatch">${inert(text)}</span>`);
  return [inert(formatText(format)), ...mismatches].filter((text) => text !== '').join('<br>');
}

function formatText({ seconds, video, sound }: MediaFormat): string {
  const details = [
    seconds === undefined ? undefined : durationText(Math.round(seconds * 100) / 100),
    video && `${video.width} × ${video.height}`,
    video?.frameRate === undefined ? undefined : l10n.t('{0} fps', Math.round(video.frameRate * 100) / 100),
    video && nameCodec(video.codec),
    sound ? nameCodec(sound.codec) : video && l10n.t('no sound'),
  ];
  return details.filter((detail) => detail !== undefined && detail !== '').join(' · ');
}

function verdictText(verdict: Verdict | undefined): string {
  if (verdict === undefined) return l10n.t('none');
  return verdict === 'kept' ? l10n.t('kept') : l10n.t('rejected');
}

/** Renders one review note. The link has a media fragment (`#t=`), so the video opens at the note's time. */
function noteItem(file: string, seconds: number, text: string): string {
  const tenths = Math.round(seconds * 10);
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  const time = `${Math.floor(tenths / 600)}:${rest}`;
  return `<li class="note" dir="auto"><a href="${href(file)}#t=${tenths / 10}">${time}</a> ${inert(text)}</li>`;
}

function durationText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : l10n.t('{0} s', seconds);
}

/** A heading path for display, without the `#` marks: `Summer › Morning`. */
function headingText(section: string): string {
  return section
    .split(' > ')
    .map((heading) => heading.replace(/^#{1,6} /, ''))
    .join(' › ');
}

/** The relative URL of a file beside the page. */
function href(file: string): string {
  return `./${encodeURIComponent(file).replaceAll("'", '%27')}`;
}

/** Escapes text for HTML content and quoted attributes. Control characters, including bidi overrides, become spaces. */
function inert(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
