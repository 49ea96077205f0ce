import type { Cue, Segment, SegmentSource, Speaker, Transcript } from '../model/Transcript';
import { formatClock, formatTime, linesOf, openEndMs, parseTime } from './times';

/** Paragraphs of one speaker: what follows each other without another in between. */
export interface Turn {
  speaker: string | null;
  startMs: number;
  texts: string[];
}

/** What was said, put together by who says it. */
export function turnsOf(cues: readonly Cue[]): Turn[] {
  const turns: Turn[] = [];
  for (const { speaker = null, startMs, text } of cues) {
    const last = turns.at(-1);
    if (last !== undefined && last.speaker === speaker && speaker !== null) last.texts.push(text);
    else turns.push({ speaker, startMs, texts: [text] });
  }
  return turns;
}

/** Cues as plain text, a cue a paragraph; a line before it says when it is said, and by whom. */
export const writeTxt = (cues: readonly Cue[]): string =>
  cues
    .map(({ startMs, endMs, speaker, text }) => {
      const when = `${formatTime(startMs, '.')}–${formatTime(endMs, '.')}`;
      return `${when}${speaker === undefined ? '' : ` ${speaker}`}\n${text}\n`;
    })
    .join('\n');

const timedLine = /^(\d{1,3}:\d{2}:\d{2}(?:\.\d{1,3})?)(?:–(\d{1,3}:\d{2}:\d{2}(?:\.\d{1,3})?))?(?: +(\S.*))?$/;

/**
 * Cues of a plain text whose paragraphs begin with a line of their times, as `writeTxt` writes it; null for any other text. Where no
 * end is said, a cue lasts until the next.
 */
export function parseTimedTxt(file: string): Cue[] | null {
  const cues: (Cue & { hasEnd: boolean })[] = [];
  for (const paragraph of linesOf(file)
    .join('\n')
    .trim()
    .split(/\n\s*\n/)) {
    const [first = '', ...rest] = paragraph.split('\n');
    const [, from = '', to = '', speaker] = timedLine.exec(first.trim()) ?? [];
    const [startMs, endMs] = [parseTime(from), parseTime(to)];
    const last = cues.at(-1);
    if (startMs === null) {
      if (last === undefined) return null;
      // Somebody has broken it into two.
      last.text = `${last.text}\n${paragraph.trim()}`;
      continue;
    }
    if (last?.hasEnd === false) last.endMs = Math.max(startMs, last.startMs);
    const text = rest.join('\n').trim();
    const end = Math.max(endMs ?? startMs + openEndMs, startMs);
    cues.push({
      startMs,
      endMs: end,
      text,
      hasEnd: endMs !== null,
      ...(speaker !== undefined && { speaker: speaker.trim() }),
    });
  }
  const said = cues.filter(({ text }) => text !== '').map(({ hasEnd: _, ...cue }) => cue);
  return said.length > 0 ? said : null;
}

/** Paragraphs of a plain text: what blank lines separate or, without any, its lines. */
export function parseTxt(file: string): string[] {
  const text = linesOf(file).join('\n').trim();
  if (text === '') return [];
  const separator = /\n\s*\n/.test(text) ? /\n\s*\n/ : '\n';
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Characters that Markdown would read as its own. */
const inMarkdown = (text: string): string => text.replace(/([\\`*_[\]<>#|~])/g, '\\$1');

/** Cues as Markdown, by who speaks. @param note below the title, such as who wrote it down */
export const writeMarkdown = (title: string, cues: readonly Cue[], note?: string): string =>
  [
    `# ${inMarkdown(title)}\n`,
    ...(note === undefined ? [] : [`> ${inMarkdown(note)}\n`]),
    ...turnsOf(cues).map(({ speaker, startMs, texts }) => {
      const who = speaker === null ? '' : `**${inMarkdown(speaker)}** `;
      return `${who}\`${formatClock(startMs)}\`\n\n${texts.map((text) => inMarkdown(text).replaceAll('\n', '  \n')).join('\n\n')}\n`;
    }),
  ].join('\n');

const jsonFormat = 'hengce-transcript';

/** Transcript as JSON, with everything that it has. */
export const writeJson = (transcript: Transcript): string =>
  `${JSON.stringify({ format: jsonFormat, version: 1, ...transcript }, null, 2)}\n`;

/** Transcript of our JSON, in the order of its beginnings; null for any other text, and for one in which something of it was broken. */
export function parseJson(file: string): Transcript | null {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    return null;
  }
  if (!isRecord(read) || read.format !== jsonFormat) return null;
  const speakers = allOf(read.speakers, speakerOf);
  const segments = allOf(read.segments, segmentOf);
  if (speakers === null || segments === null) return null;
  const known = new Set(speakers.map(({ id }) => id));
  const isWhole =
    known.size === speakers.length &&
    new Set(segments.map(({ id }) => id)).size === segments.length &&
    segments.every(({ speakerId }) => speakerId === undefined || known.has(speakerId));
  return isWhole ? { segments: segments.sort((a, b) => a.startMs - b.startMs), speakers } : null;
}

const isRecord = (read: unknown): read is Record<string, unknown> => typeof read === 'object' && read !== null;
const isId = (read: unknown): read is string => typeof read === 'string' && /^[\w-]{1,64}$/.test(read);
const isMs = (read: unknown): read is number => Number.isInteger(read) && Number(read) >= 0;

/** All of a list, or null where one of it is none. */
function allOf<One>(read: unknown, oneOf: (read: Record<string, unknown>) => One | null): One[] | null {
  if (!Array.isArray(read)) return null;
  const all = read.map((each: unknown) => (isRecord(each) ? oneOf(each) : null));
  return all.every((one) => one !== null) ? all : null;
}

const speakerOf = ({ id, name }: Record<string, unknown>): Speaker | null =>
  isId(id) && typeof name === 'string' && name !== '' ? { id, name } : null;

const sources = ['typed', 'imported', 'recognised', 'speech'] as const satisfies readonly SegmentSource[];

function segmentOf(read: Record<string, unknown>): Segment | null {
  const { id, startMs, endMs, text, speakerId, comment } = read;
  const source = sources.find((one) => one === read.source);
  if (!isId(id) || !isMs(startMs) || !isMs(endMs) || endMs < startMs) return null;
  if (typeof text !== 'string' || source === undefined) return null;
  return {
    id,
    startMs,
    endMs,
    text,
    source,
    ...(isId(speakerId) && { speakerId }),
    ...(read.isEstimated === true && { isEstimated: true }),
    ...(read.isUncertain === true && { isUncertain: true }),
    ...(read.isHighlighted === true && { isHighlighted: true }),
    ...(typeof comment === 'string' && comment !== '' && { comment }),
  };
}
