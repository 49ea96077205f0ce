import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, dateInShanghai } from '@hengce/text';
import {
  dueText,
  type MinutesSection,
  markedLine,
  minutesTemplate,
  type Sentence,
  sentencesOf,
} from '@hengce/transcript';
import { type Draft, type Item, numbered, titleOf } from './Draft';

type S = MainComponents['schemas'];
type Entry = Omit<Item, 'id'>;

/** Minutes of a meeting, with what proves them. */
export interface MinutesOfMeeting {
  id: string;
  title: string;
  heldAt: Date;
  minutes: S['MeetingMinutes'];
  transcript: Pick<S['MeetingTranscript'], 'segments' | 'speakers'>;
}

const sourceId = 'transcript';
/** Entries that a slide of the record holds; how many are drawn on one follows from their length. */
const maxEntries = 40;

/** Outline of the minutes of a meeting: their sections, each entry with the sentences of the transcript that prove it. */
export function outlineOfMinutes({ id, title, heldAt, minutes, transcript }: MinutesOfMeeting): Draft {
  const { content, origin, isEdited } = minutes;
  const template = minutesTemplate(minutes.template);
  const sentences = sentencesOf(transcript.segments);
  const names = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker.name]));
  const cited = (text: string, segmentIds: readonly string[]): Pick<Entry, 'cites'> => {
    const cites = provingSentences(text, segmentIds, sentences).map((paragraph) => ({
      sourceId,
      paragraph,
      quote: (sentences[paragraph]?.text ?? '').slice(0, 1000),
    }));
    return cites.length === 0 ? {} : { cites };
  };
  const isWritten = origin === 'model';
  const written = isWritten ? { isWritten } : {};
  const lines = linesOf(content, cited);
  const name = titleOf(`${title} ${template.document}`);
  return {
    title: name,
    wording: isWritten || isEdited ? 'own' : 'extracted',
    outline: numbered([
      { level: 1, text: name, layout: 'cover', ...written },
      { level: 2, text: chineseDate(dateInShanghai(heldAt)) },
      ...template.sections.flatMap((section) => slidesOf(section, lines[section.part], written)),
    ]),
    sources: [
      {
        id: sourceId,
        title: `${title} 转写稿`,
        href: `/efficiency/transcripts/${id}`,
        paragraphs: sentences.map(({ text, speakerId }) => {
          const speaker = names.get(speakerId ?? '');
          return { text: speaker === undefined ? text : `${speaker}：${text}` };
        }),
      },
    ],
  };
}

type Line = Pick<Entry, 'text' | 'cites'>;

/** Entries of all sections. @param cited cites what proves a line */
function linesOf(
  { chapters, decisions, todos }: S['MeetingMinutesContent'],
  cited: (text: string, segmentIds: readonly string[]) => Pick<Entry, 'cites'>,
): Record<MinutesSection['part'], Line[]> {
  return {
    chapters: chapters.map(({ title, segmentIds }) => ({ text: title, ...cited(title, segmentIds.slice(0, 1)) })),
    decisions: decisions.map((line) => ({ text: markedLine(line), ...cited(line.text, line.segmentIds) })),
    todos: todos.map((todo) => ({
      text: [markedLine(todo), todo.who ?? '', dueText(todo.due)].map(cellOf).join('｜'),
      ...cited(todo.text, todo.segmentIds),
    })),
  };
}

/** Slides of a section, 待办 as a table; none where it is empty. */
function slidesOf({ part, title }: MinutesSection, lines: readonly Line[], origin: Pick<Entry, 'isWritten'>): Entry[] {
  const isTable = part === 'todos';
  const starts = Array.from({ length: Math.ceil(lines.length / maxEntries) }, (_, n) => n * maxEntries);
  return starts.flatMap((start): Entry[] => [
    { level: 1, text: title, layout: isTable ? 'table' : 'bullets', ...origin },
    ...(isTable ? [{ level: 2, text: '事项｜负责｜期限' } as const] : []),
    ...lines
      .slice(start, start + maxEntries)
      .map((line): Entry => ({ level: 2, ...line, text: line.text.slice(0, 1000) })),
  ]);
}

/** ｜ divides cells. */
const cellOf = (text: string): string => text.replaceAll(/\s*[｜|\n]\s*/g, ' ');

const bare = (text: string): string => text.replaceAll(/[\s，。；：、！？,.;:!?…]+/g, '');

/** Places of the sentences that prove a line: the one that says it word for word, else those in its segments. */
function provingSentences(line: string, segmentIds: readonly string[], sentences: readonly Sentence[]): number[] {
  const ids = new Set(segmentIds);
  const within = sentences.flatMap((sentence, n) => (sentence.segmentIds.some((id) => ids.has(id)) ? [n] : []));
  const same = within.filter((n) => bare(sentences[n]?.text ?? '').includes(bare(line)));
  return same.length > 0 ? same.slice(0, 1) : within.slice(0, 20);
}
