import type { Cue, Transcript } from '../model/Transcript';
import { formatClock } from './times';

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

/** Cues as plain text, a cue a paragraph. @param hasTimes whether a line before it says who speaks and when */
export const writeTxt = (cues: readonly Cue[], hasTimes: boolean): string =>
  cues
    .map(({ startMs, speaker, text }) =>
      hasTimes ? `${formatClock(startMs)}${speaker === undefined ? '' : ` ${speaker}`}\n${text}\n` : `${text}\n`,
    )
    .join('\n');

/** Paragraphs of a plain text: what blank lines separate or, without any, its lines. */
export function parseTxt(file: string): string[] {
  const text = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text === '') return [];
  const separator = /\n\s*\n/.test(text) ? /\n\s*\n/ : '\n';
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Characters that Markdown would read as its own. */
const inMarkdown = (text: string): string => text.replace(/([\\`*_[\]<>#|~])/g, '\\$1');

/** Cues as Markdown, by who speaks. */
export const writeMarkdown = (title: string, cues: readonly Cue[]): string =>
  [
    `# ${inMarkdown(title)}\n`,
    ...turnsOf(cues).map(({ speaker, startMs, texts }) => {
      const who = speaker === null ? '' : `**${inMarkdown(speaker)}** `;
      return `${who}\`${formatClock(startMs)}\`\n\n${texts.map((text) => inMarkdown(text).replaceAll('\n', '  \n')).join('\n\n')}\n`;
    }),
  ].join('\n');

const jsonFormat = 'hengce-transcript';

/** Transcript as JSON, with everything that it has. */
export const writeJson = (transcript: Transcript): string =>
  `${JSON.stringify({ format: jsonFormat, version: 1, ...transcript }, null, 2)}\n`;

/** Transcript of our JSON; null for any other text. Fields are not checked one by one. */
export function parseJson(file: string): Transcript | null {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || !('format' in read) || read.format !== jsonFormat) return null;
  const { segments, speakers } = read as unknown as Transcript;
  return Array.isArray(segments) && Array.isArray(speakers) ? { segments, speakers } : null;
}
