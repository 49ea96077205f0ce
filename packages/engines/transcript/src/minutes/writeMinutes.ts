import { chineseDate, formatChineseNumber } from '@hengce/text';
import { formatClock } from '../formats/times';
import type { Segment } from '../model/Transcript';
import type { Due } from './dueDay';
import type { Chapter, Minutes, MinutesItem, Todo } from './findMinutes';
import type { MinutesTemplate } from './templates';

interface Unverified {
  /** Numbers of the words that a model wrote and its evidence does not say (待核实). */
  unverified?: readonly string[];
}

/** Minutes with what a document says of their meeting. */
export interface HeldMinutes {
  title: string;
  /** What is said of the meeting below the title: its day, who made the minutes. */
  facts: readonly string[];
  /** Names of those who spoke. */
  people: readonly string[];
  minutes: {
    chapters: readonly Chapter[];
    decisions: readonly (MinutesItem & Unverified)[];
    todos: readonly (Todo & Unverified)[];
  };
  /** Those of the transcript. */
  segments: readonly Segment[];
}

/** When in the audio the first of some segments begins, as mm:ss; empty where the transcript has none of them any more. */
export function momentIn(segments: readonly Segment[]): (segmentIds: readonly string[]) => string {
  const starts = new Map(segments.map(({ id, startMs }) => [id, startMs]));
  return (segmentIds) => {
    const first = segmentIds.map((id) => starts.get(id)).find((start) => start !== undefined);
    return first === undefined ? '' : formatClock(first);
  };
}

/** Until when, as a date or, where the words name no certain day, as they were said; empty without. */
export function dueText(due: Due | null): string {
  if (due === null) return '';
  return due.day === null ? due.text : chineseDate(due.day);
}

/** The words of a line, with those of its numbers that are to be checked and still stand in it. */
export function markedLine({ text, unverified = [] }: Pick<MinutesItem, 'text'> & Unverified): string {
  const numbers = unverified.filter((number) => text.includes(number));
  return numbers.length === 0 ? text : `${text}（待核实：${numbers.join('、')}）`;
}

/** Heading of a section of a document, by its place from 0. */
export const numberedHeading = (at: number, title: string): string => `${formatChineseNumber(at + 1)}、${title}`;

/** Minutes as plain text in the form of a template; each line says when in the audio it was said. */
export function writeMinutes(
  { title, facts, people, minutes, segments }: HeldMinutes,
  template: MinutesTemplate,
): string {
  const moment = momentIn(segments);
  const lineOf = (text: string, ...notes: string[]) => {
    const said = notes.filter((note) => note !== '');
    return said.length === 0 ? text : `${text}（${said.join('，')}）`;
  };
  const lines: Record<keyof Minutes, string[]> = {
    chapters: minutes.chapters.map((chapter) => lineOf(chapter.title, formatClock(chapter.startMs))),
    decisions: minutes.decisions.map((decision) => lineOf(markedLine(decision), moment(decision.segmentIds))),
    todos: minutes.todos.map((todo) =>
      lineOf(markedLine(todo), todo.who ?? '', dueText(todo.due), moment(todo.segmentIds)),
    ),
  };
  const sections = template.sections.map(({ part, title: heading }, at) => {
    const numbered = lines[part].map((line, n) => `${n + 1}. ${line}`);
    return [numberedHeading(at, heading), ...(numbered.length === 0 ? ['无'] : numbered)].join('\n');
  });
  const named = people.length === 0 ? [] : [`${template.people}：${people.join('、')}`];
  const head = [`${title} ${template.document}`, facts.join('，')].join('\n');
  const body = template.hasPeopleLast ? [...sections, ...named] : [...named, ...sections];
  return `${[head, ...body].join('\n\n')}\n`;
}
