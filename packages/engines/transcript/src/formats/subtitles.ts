import type { Cue } from '../model/Transcript';
import { formatTime, linesOf, openEndMs, parseTime } from './times';

export interface ParsedCues {
  cues: Cue[];
  /** Lines, counted from 1, that were not read: a time that is none, words before the first time. */
  unread: number[];
}

/** A name is as long as the server keeps one, and no part of a sentence: 好的，下一个问题：…… */
const namedLine = /^([^：，。！？；\n]{1,40})：(?=\S)/;
/** Before words of nobody that would be read as a name and what is said: a space without width, which no player shows. */
const nobody = '\u200B';
/** Words with the name of their speaker before them, as formats without speakers have it. */
const withName = ({ speaker, text }: Cue): string => {
  if (speaker !== undefined) return `${speaker}：${text}`;
  return namedLine.test(text) ? `${nobody}${text}` : text;
};

function cue(startMs: number, endMs: number, text: string, hasNames: boolean): Cue {
  const isNobody = text.startsWith(nobody);
  const [, speaker] = (hasNames && !isNobody && namedLine.exec(text)) || [];
  const words = isNobody ? text.slice(nobody.length) : text.slice(speaker === undefined ? 0 : speaker.length + 1);
  return { startMs, endMs: Math.max(endMs, startMs), text: words, ...(speaker !== undefined && { speaker }) };
}

/** Cues as SubRip (.srt). Names of speakers go before their words: 张三：…… */
export const writeSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      (one, index) =>
        `${index + 1}\n${formatTime(one.startMs, ',')} --> ${formatTime(one.endMs, ',')}\n${withName(one)}\n`,
    )
    .join('\n');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeTags = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
const unescapeTags = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|nbsp|lrm|rlm);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', nbsp: ' ' })[name] ?? '',
  );

/** Cues as WebVTT (.vtt), their speakers as voices. */
export const writeVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(({ startMs, endMs, text, speaker }) => {
      const voice = speaker === undefined ? '' : `<v ${escapeTags(speaker)}>`;
      return `${formatTime(startMs, '.')} --> ${formatTime(endMs, '.')}\n${voice}${escapeTags(text)}\n`;
    }),
  ].join('\n');

const arrow = /^\s*(\S+)\s+-->\s+(\S+)/;

/**
 * Cues of SubRip or WebVTT, told apart by the first line. Tags of style are taken out; cues without words are left out.
 *
 * @param hasNames whether 张三：…… names a speaker, in SubRip
 */
export function parseSubtitles(file: string, hasNames = false): ParsedCues {
  const lines = linesOf(file);
  const isVtt = lines[0]?.startsWith('WEBVTT') ?? false;
  const cues: Cue[] = [];
  const unread: number[] = [];
  let at = isVtt ? blockEnd(lines, 0) : 0;
  while (at < lines.length) {
    const end = blockEnd(lines, at);
    const block = lines.slice(at, end);
    const found = block.findIndex((line) => line.includes('-->'));
    const [, from = '', to = ''] = arrow.exec(block[found] ?? '') ?? [];
    const [startMs, endMs] = [parseTime(from), parseTime(to)];
    const text = block
      .slice(found + 1)
      .join('\n')
      .trim();
    if (startMs !== null && endMs !== null) {
      if (text !== '') cues.push(isVtt ? voiced(startMs, endMs, text) : cue(startMs, endMs, plain(text), hasNames));
    } else if (text !== '' && !/^(NOTE|STYLE|REGION)\b/.test(block[0] ?? '')) unread.push(at + Math.max(found, 0) + 1);
    at = end + 1;
  }
  return { cues, unread };
}

function blockEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end]?.trim() !== '') end += 1;
  return end;
}

/** Without the tags that SubRip took over from HTML. */
const plain = (text: string): string => text.replace(/<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>|\{\\an?\d\}/gi, '');

function voiced(startMs: number, endMs: number, text: string): Cue {
  const [, speaker] = /^<v(?:\.[^\s<>]*)?\s+([^<>]+)>/.exec(text) ?? [];
  const words = unescapeTags(text.replace(/<[^<>]*>/g, ''));
  const named = speaker === undefined ? {} : { speaker: unescapeTags(speaker.trim()) };
  return { startMs, endMs: Math.max(endMs, startMs), text: words, ...named };
}

const lrcTime = (ms: number): string =>
  `[${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${formatTime(ms, '.').slice(6)}]`;

/** Cues as LRC. A line without words ends a cue that the next does not follow at once. */
export const writeLrc = (cues: readonly Cue[]): string =>
  cues
    .map((one, index) => {
      const said = withName(one)
        .split('\n')
        .map((line) => `${lrcTime(one.startMs)}${line}\n`)
        .join('');
      const next = cues[index + 1];
      return next !== undefined && next.startMs <= one.endMs ? said : `${said}${lrcTime(one.endMs)}\n`;
    })
    .join('');

/** Cues of an LRC: a line ends where the next begins; lines of one time are one cue. Lines about the song are left out. */
export function parseLrc(file: string, hasNames = false): ParsedCues {
  const unread: number[] = [];
  const said: { startMs: number; text: string }[] = [];
  let offset = 0;
  for (const [index, line] of linesOf(file).entries()) {
    const [, shift] = /^\[offset:\s*([+-]?\d+)\s*\]/i.exec(line) ?? [];
    if (shift !== undefined) offset = -Number(shift);
    const [tags] = /^(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\])+/.exec(line) ?? [];
    if (tags === undefined) {
      if (line.trim() !== '' && !/^\[[a-z#]+:/i.test(line)) unread.push(index + 1);
      continue;
    }
    const text = line.slice(tags.length).trim();
    for (const [, time = ''] of tags.matchAll(/\[([^\]]+)\]/g))
      said.push({ startMs: Math.max((parseTime(time) ?? 0) + offset, 0), text });
  }
  said.sort((a, b) => a.startMs - b.startMs);
  const cues: Cue[] = [];
  for (let at = 0; at < said.length; ) {
    const startMs = said[at]?.startMs ?? 0;
    let end = at;
    while (end < said.length && said[end]?.startMs === startMs) end += 1;
    const text = said
      .slice(at, end)
      .map((line) => line.text)
      .filter((words) => words !== '')
      .join('\n');
    if (text !== '') cues.push(cue(startMs, said[end]?.startMs ?? startMs + openEndMs, text, hasNames));
    at = end;
  }
  return { cues, unread };
}
