/** A heading, a list item or a paragraph of the prompt, without markup. */
export interface Block {
  readonly kind: 'heading' | 'item' | 'text';
  readonly text: string;
  /** Whether a number introduces the list item. */
  readonly isNumbered?: boolean;
  /** Cells of a table row, each with its column header. */
  readonly cells?: readonly { readonly head: string; readonly text: string }[];
}

export interface PromptBlock extends Block {
  /** Whether a blank line separates the block from the previous one. */
  readonly isApart: boolean;
}

export interface PlainText<Part extends Block = Block> {
  readonly blocks: readonly Part[];
  /** The phrases that are bold in the prompt. Sentences and clauses are separate phrases. */
  readonly emphasized: ReadonlySet<string>;
}

/**
 * Converts a prompt to plain text. Removes Markdown marks, HTML tags, front matter and footnotes. A Markdown parser
 * such as mdast is unsuitable: it parses a leading "1986." as a list number, joins the lines of a brief, and keeps HTML
 * tags, == marks and front matter.
 */
export function plainText(prompt: string): PlainText<PromptBlock> {
  const emphasized = new Set<string>();
  const text = visibleOnly(fieldsOf(visibleOnly(withPipes(prompt))))
    .replace(frontMatter, '')
    .replace(footnotes, '')
    .replace(programs, '');
  const blocks = blocksOf(withoutTags(text.replace(tableRow, (row) => row.replace(/<br\s*\/?>/giu, ' / ')))).flatMap(
    (block): PromptBlock[] => {
      const shown = withoutInlineMarks(block.text, emphasized);
      const cells = block.cells?.map(({ head, text: cell }) => ({ head, text: withoutInlineMarks(cell, emphasized) }));
      return meaningful.test(shown) ? [{ ...block, text: shown, ...(cells === undefined ? {} : { cells }) }] : [];
    },
  );
  if (blocks.length > 0) return { blocks, emphasized };
  // A prompt that consists only of marks, such as "***" or "---", is shown unchanged.
  const raw = visibleOnly(prompt).replace(/\s+/g, ' ').trim();
  return { blocks: raw === '' ? [] : [{ kind: 'text', text: raw, isApart: false }], emphasized };
}

/**
 * Matches a visible letter, digit, currency sign or pictograph. Lines without one, such as dividers and the invisible
 * padding of e-mails, are dropped.
 */
const meaningful = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{Sc}\p{Extended_Pictographic}★]/u;

/**
 * Matches front matter: keys and values between two lines of dashes at the top. Does not match if there is other text
 * between the lines, because such text is ad copy.
 */
const frontMatter = /^---\n(?:(?:\w[\w-]*[ \t]*:.*|[ \t].*|- .*|#.*|)\n)*---(?:\n|$)/;

const footnotes = /^\[\^[^\]\n]+\]:.*$/gm;

/**
 * Matches fenced code in a programming language, which is removed. Fences with no language or with a data format may
 * contain the brief, so they do not match.
 */
const programs =
  /^```(?!(?:json|ya?ml|xml|html|md|markdown|te?xt|plaintext)\b)\w.*\n[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gim;

/**
 * Converts tab-separated rows, as copied from a spreadsheet, aligned columns, or CSV rows to a Markdown table. A table
 * has at least three columns, and three rows unless tabs separate the cells. The first row has the headers. Aligned rows
 * that count from 1 have no headers, and become a numbered list.
 */
function withPipes(prompt: string): string {
  const lines = prompt.split(/\r?\n/u);
  const rows = lines.map(cellsOf);
  const isRow = (at: number) => (rows[at]?.length ?? 0) > 2;
  const converted: string[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (isRow(to)) to++;
    const table = rows.slice(from, to);
    const isCsv = lines[from]?.includes('\t') === false;
    const isEven = table.every(({ length }) => length === table[0]?.length);
    const hasHeads = !isCsv || !/^[\d\s:.–—-]+s?$/u.test(table[0]?.[0] ?? '');
    const isTable =
      hasHeads &&
      table.length > (isCsv ? 2 : 1) &&
      (!isCsv || (isEven && table[0]?.every((head) => /^\S/u.test(head)) === true));
    const isCounted = table.length > 2 && table.every(([first], at) => first === String(at + 1));
    if (isCounted) converted.push(...table.map(([number = '', ...cells]) => `${number}. ${cells.join(', ')}`));
    else converted.push(...(isTable ? tableOf(table) : lines.slice(from, Math.max(to, from + 1))));
    from = Math.max(to, from + 1);
  }
  return converted.join('\n');
}

function cellsOf(line: string): string[] {
  if (/^\s*\|/u.test(line)) return [];
  if (line.includes('\t')) return line.split('\t');
  const aligned = line.trim().split(/ {2,}/u);
  return aligned.length > 2 ? aligned : csvCells(line);
}

/**
 * Splits a row of CSV into cells, at semicolons if it has two or more, otherwise at commas. Returns an empty array for
 * a line of more than 1,000 characters.
 */
function csvCells(line: string): string[] {
  if (line.length > 1_000 || !/[,;]/u.test(line)) return [];
  const cell = line.split(';').length > 2 ? semicolonCell : commaCell;
  return Array.from(line.matchAll(cell), ([, quoted, plain]) => quoted ?? plain ?? '');
}
const cellPattern = (sign: string) =>
  new RegExp(`(?<=^|${sign})(?:"((?:[^"]|"")*)"(?=${sign}|$)|([^"${sign}]*)(?=${sign}|$))`, 'gu');
const [commaCell, semicolonCell] = [cellPattern(','), cellPattern(';')];

function tableOf([heads = [], ...rows]: readonly string[][]): string[] {
  return [heads, heads.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('""', '"').replaceAll('|', '/').trim()).join(' | ')} |`,
  );
}

/**
 * Converts a brief in JSON to lines of "key: value". Text before and after the JSON is kept. Text without JSON is
 * unchanged.
 */
function fieldsOf(prompt: string): string {
  const [json = ''] = /^[ \t]*[{[][^]*[}\]][ \t]*$/mu.exec(prompt) ?? [];
  if ((json.match(/"[^"\n]+"\s*:/g) ?? []).length < 2) return parsedOf(prompt)?.join('\n\n') ?? prompt;
  const lines =
    parsedOf(json) ?? parsedOf(json.replace(/^\s*\/\/.*$/gmu, '').replace(/,(?=\s*[}\]])/gu, '')) ?? tornFields(json);
  return prompt.replace(json, () => `\n${lines.join('\n\n')}\n`);
}

function parsedOf(json: string): string[] | undefined {
  try {
    return /^\s*[{[]/.test(json) ? linesOf('', JSON.parse(json)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Patterns for the names of JSON fields. `shotLists` matches lists of shots. `partNames` matches names such as "text",
 * which are unclear without the name of the enclosing object.
 */
const [shotLists, partNames] = [
  /^(?:(?:shot|scene|clip|frame|segment|panel|beat|step)s|sequence|timeline|storyboard|shot_?list)$/iu,
  /^(?:content|text|value|copy|position|animation|fonts?|style|size|colou?r|timing|duration)$/iu,
];

function linesOf(key: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    const isShots = shotLists.test(key) && value.length > 1;
    return value.flatMap((inner, at) => {
      if (!isShots) return linesOf(key, inner);
      const number = `shot ${String(at + 1)}:`;
      return typeof inner === 'string' ? [`${number} ${inner}`] : [number, ...linesOf('', inner)];
    });
  }
  if (typeof value === 'object' && value !== null) {
    const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
    const [start, end] = ['start', 'end'].map((name) => entries.find(([own]) => own === name)?.[1]);
    const isTimed = typeof start === 'number' && typeof end === 'number';
    const fields = entries.flatMap(([name, inner]) =>
      isTimed && /^(?:start|end)$/u.test(name)
        ? []
        : linesOf(partNames.test(name) && key !== '' ? `${key} ${name}` : name, inner),
    );
    return isTimed ? [`time: ${String(start)}-${String(end)}`, ...fields] : fields;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [`${key.replaceAll('_', ' ')}: ${String(value)}`]
    : [];
}

/** Extracts the keys and values of JSON that cannot be parsed. */
function tornFields(json: string): string[] {
  let key = '';
  return Array.from(json.matchAll(/\/\/.*|"((?:[^"\\\n]|\\.)*)"(\s*:)?|-?\d+(?:\.\d+)?/gu)).flatMap(
    ([whole, text, colon]) => {
      if (colon !== undefined) key = (text ?? '').replaceAll('_', ' ');
      return colon !== undefined || whole.startsWith('//') || key === '' ? [] : [`${key}: ${text ?? whole}`];
    },
  );
}

/**
 * Removes control characters, byte order marks and explicit direction marks. Keeps joiners, which emoji and some
 * scripts need. Limits a run of combining marks and joiners to 12. Converts mathematical letters to plain letters.
 */
function visibleOnly(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu, (mark) =>
      mark === '\n' ? mark : '',
    )
    .replace(/\p{Cs}/gu, '')
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/(?<=[\p{M}\u200c\u200d]{12})[\p{M}\u200c\u200d]+/gu, '');
}

/**
 * Matches an opening XML tag, such as `<scene text="Open late">`. The tag's name becomes the label of the text after
 * the tag. Captures the name, and the value of an attribute such as `text`.
 */
const promptTag =
  /<(scene|shot|negative|camera|voiceover|vo|overlay|cta|sfx|music|dialogue|visual|action|subject|setting|mood)\b(?:[^<>\n]{0,200}?\b(?:text|overlay|caption)="([^"\n]{1,120})")?[^<>\n]{0,200}>/giu;

/** Removes HTML tags. A web or e-mail address in angle brackets is kept. */
function withoutTags(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]{0,300}>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)|<!doctype\b[^>\n]{0,300}>/gi, ' ')
    .replace(/<(\S{1,200}@\S{1,200}|www\.[^\s<>]{1,300}|\w{2,8}:\/\/[^\s<>]{1,300})>/gi, '$1')
    .replace(promptTag, (_, name: string, text?: string) => `\n${text === undefined ? '' : `text: ${text}\n`}${name}: `)
    .replace(/<\/?([a-z][\w:-]*)[^<>\n]{0,300}>/gi, (_, name: string) =>
      /^(?:br|p|div|li|h\d|tr)$/i.test(name) ? '\n' : '',
    );
}

/**
 * Splits text into blocks. Lines that an editor wrapped are joined. Short lines, lines that end a sentence, and lines
 * that match `entry` stay separate.
 */
function blocksOf(text: string): PromptBlock[] {
  const blocks: PromptBlock[] = [];
  let heads: readonly string[] = [];
  /** The previous line if the next line may continue it, otherwise empty. */
  let open = '';
  let isApart = false;
  const push = (block: Block) => {
    blocks.push({ ...block, isApart });
    open = block.kind === 'heading' ? '' : block.text;
    isApart = false;
  };
  const all = withOuterPipes(text.split('\n').map((raw) => raw.replace(/^(\s*>)+\s?/, '').trim()));
  const isNumbered = (line: string) => /^\d{1,3}[.)]\s/u.test(line) && !germanMonth.test(line.replace(/^\S+\s+/u, ''));
  // People who write without capitals usually put each thought on its own line. In their prompts, a line that starts in
  // lower case does not continue the previous line.
  const written = all.filter((line) => /\p{L}/u.test(line));
  const isCasual = written.filter((line) => /^\P{L}*\p{Ll}/u.test(line)).length * 2 > written.length;
  const hasNumberedList = all.filter(isNumbered).length > 1;
  for (const line of all) {
    const above = blocks.at(-1);
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    const item =
      /^(?:[-*+–]\s+|-(?=\p{L})|(?:[•‣◦▪●■◆◇○◎▶・✓✔✅☑👉➤➜\uf0b7]\ufe0f?)\s*|o\s(?=\p{Lu})|(\d{1,3}[.)])\s+)(?:\[[ xX]\]\s+)?(.+)$/u.exec(
        line,
      );
    const rule = tableRule.test(line);
    if (/^(```|~~~)/.test(line) || !(rule || meaningful.test(line))) {
      open = '';
      isApart ||= line === '' && blocks.length > 0;
    } else if (heading !== null) {
      push({ kind: 'heading', text: (heading[1] ?? '').replace(/(?<!#)#+$/, '').trimEnd() });
    } else if (item !== null && (item[1] === undefined || (hasNumberedList && isNumbered(line)))) {
      push({ kind: 'item', text: item[2] ?? '', ...(item[1] === undefined ? {} : { isNumbered: true }) });
    } else if (rule) {
      // In a Markdown table, the row above the dashed line becomes a heading. Its cells become the column headers.
      if (above?.kind === 'item') blocks[blocks.length - 1] = { ...above, kind: 'heading' };
      heads = above?.cells?.map(({ text: head }) => head) ?? [];
      open = '';
    } else if (/^\|.*\|$/.test(line)) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell, index) => ({ head: heads[index] ?? '', text: cell.trim() }));
      push({ kind: 'item', text: cells.flatMap((cell) => (cell.text === '' ? [] : [cell.text])).join(' – '), cells });
    } else if (above !== undefined && !isCasual && continues(open, line)) {
      blocks[blocks.length - 1] = { ...above, text: `${above.text} ${line}` };
      open = line;
    } else {
      push({ kind: 'text', text: line });
    }
  }
  return blocks;
}

/** Matches a row of a Markdown table. */
const tableRow = /^[ \t]*\|.*\|[ \t]*$/gmu;

/** Matches the dashed line below the headers of a Markdown table. */
const tableRule = /^[\s:|]*-[\s:-]*\|[\s:|-]*$/;

/** Adds the optional pipes at both ends of each row of a Markdown table. */
function withOuterPipes(lines: readonly string[]): readonly string[] {
  const isBareRule = (line: string) => tableRule.test(line) && !line.startsWith('|');
  let isBareTable = false;
  return lines.map((line, at) => {
    if (line === '') isBareTable = false;
    else if (isBareRule(line)) isBareTable = true;
    else if (line.includes('|') && (isBareTable || isBareRule(lines[at + 1] ?? ''))) return `|${line}|`;
    return line;
  });
}

/**
 * German month names, for dates such as "3. Mai". Only German puts a full stop between a day and a capitalized month.
 */
export const germanMonth =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

const wrappedLine = 56;
/**
 * Matches lines that stay separate: lines with a colon, such as dates and fields, and lines that start with a
 * quotation, handle, hashtag or pictograph.
 */
const entry = /[:：]|^["“„«@#\p{Extended_Pictographic}]/u;

/** Matches the start of a numbered or timed line, such as "clip02:", "Shot 3 -" or "[2.5–5]". */
const numbered =
  /^(?:[\p{L}#]{1,10}[\s.#]?\d{1,3}\s*(?:[):.|–—]|-\s)|#?\d{1,2}\s*(?:[|–—]|-(?=\s\p{L}))\s|#\d{1,2}\s|[[(]\d{1,2}(?:[:.]\d{1,2})?\s*[-–—]\s*\d)/u;

function continues(line: string, next: string): boolean {
  if (numbered.test(next) || /^\p{L}[\p{L} ]{1,24}:\s/u.test(next)) return false;
  if (line.length < wrappedLine || /[.!?:;。！？…]["'”’)\]]*$/.test(line)) return false;
  return /^\p{Ll}/u.test(next) || !(entry.test(line) || entry.test(next));
}

/**
 * Matches text struck out with `~~`, which is deleted. Text between single tildes is kept, because "~" may mean
 * "about".
 */
const struck = /~~(?=[^~]).{1,200}?~~(?![\p{L}\d~])/gu;

function withoutInlineMarks(text: string, emphasized: Set<string>): string {
  return text
    .replace(/\[?!\[[^\]]*\]\([^()\s]*(?:\s+"[^"]*")?\)(?:\]\([^()\s]*\))?/g, '')
    .replace(/\[([^\]]+)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/(\*\*|__|==)(?=\S)(.{1,200}?\S?)\1/g, (_whole, _mark, inner: string) => {
      for (const part of inner.split(/(?<=[.,;:!?])\s+|\s+[–—-]\s+/u)) emphasized.add(part.replace(/[.,;:!?]+$/u, ''));
      return inner;
    })
    .replace(/\[\^[^\]\s]{1,20}\]|(?<=\p{Sc}\d[\d.,]*|\d\s?[%\p{Sc}])\*{1,3}(?!\S*\w)/gu, '')
    .replace(/(^|[\s("'“])([*_])(?=[^\s*_])([^*_]{1,200})\2(?=$|[\s.,;:!?)"'”…])/g, '$1$3')
    .replace(struck, '')
    .replace(/~(?=[^\s~])(.{1,200}?)(?<=\S)~(?![\p{L}\d~])/gu, '$1')
    .replace(/(`{1,3})(?=[^`])(.{1,300}?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(link, (_whole, host: string, path?: string) => `${host}${/^\/.{1,16}$/.exec(path ?? '')?.[0] ?? ''}`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Matches a URL, or an address with a query string. The video shows only the host, and the path if it is short. */
const link =
  /\b(?:https?:\/\/(?:www\.)?|(?=[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/[^\s?#]*)?\?\S*=))([^\s/?#]*[\p{L}\p{N}])(\/[^\s?#]*?)?\/?(?:[?#]\S*?)?(?=[.,;:!?)"'”»\]]*(?:\s|$))/giu;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', euro: '€', pound: '£', copy: '©' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', reg: '®', trade: '™', times: '×' },
};

function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return entities[entity];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code >= 32 && code <= 0x10ffff ? visibleOnly(String.fromCodePoint(code)) : '';
}
