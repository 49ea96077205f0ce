import type { MainComponents } from '@hengce/api/contract';
import { fullMoment } from '@hengce/text';
import {
  type Cue,
  dueText,
  formatClock,
  type MinutesSection,
  markedLine,
  minutesTemplate,
  momentIn,
  numberedHeading,
  turnsOf,
} from '@hengce/transcript';
import type { PdfBlock, PdfContent } from '../../../platform/pdf';

type S = MainComponents['schemas'];

interface Held {
  title: string;
  heldAt: Date;
  durationMs: number;
  speakers: readonly string[];
}

const peopleOf = (label: string, { speakers }: Held): string[] =>
  speakers.length === 0 ? [] : [`${label}：${speakers.join('、')}`];

/** @param people line of those who spoke below the title; empty for none */
const documentOf = (held: Held, name: string, people: readonly string[], blocks: readonly PdfBlock[]): PdfContent => ({
  title: held.title,
  subtitle: [
    fullMoment(held.heldAt),
    ...(held.durationMs > 0 ? [`录音${formatClock(held.durationMs)}`] : []),
    ...people,
  ].join('　'),
  author: '衡策',
  createdAt: held.heldAt,
  footer: `${held.title} ${name}`,
  blocks,
});

/** Of a transcript that a recogniser made, also when somebody edited it. */
export const recognisedNote = 'AI生成：由语音识别转写，请对照录音核对。';

/** Transcript as a document, by who speaks. */
export function transcriptDocument(
  held: Held,
  cues: readonly Cue[],
  { isRecognised, isEstimated }: { isRecognised: boolean; isEstimated: boolean },
): PdfContent {
  const turns = turnsOf(cues).flatMap(({ speaker, startMs, texts }): PdfBlock[] => [
    {
      kind: 'paragraph',
      text: [...(speaker === null ? [] : [{ text: `${speaker}　`, isStrong: true }]), { text: formatClock(startMs) }],
    },
    ...texts.map((text): PdfBlock => ({ kind: 'paragraph', text })),
  ]);
  const notes = [
    ...(isRecognised ? [recognisedNote] : []),
    ...(isEstimated ? ['部分句子的时间按字数估算，不是听出来的。'] : []),
  ];
  const none: PdfBlock[] = turns.length === 0 ? [{ kind: 'paragraph', text: '还没有转写的文字。' }] : [];
  return documentOf(held, '转写稿', peopleOf('发言', held), [
    ...notes.map((text): PdfBlock => ({ kind: 'notice', text })),
    ...turns,
    ...none,
  ]);
}

/** Minutes as a document in the form of their template; each line says where in the audio it was said. */
export function minutesDocument(
  held: Held,
  minutes: S['MeetingMinutes'],
  segments: readonly S['MeetingSegment'][],
): PdfContent {
  const template = minutesTemplate(minutes.template);
  const moment = momentIn(segments);
  const { chapters, decisions, todos } = minutes.content;
  const blocks: Record<MinutesSection['part'], PdfBlock> = {
    chapters: listOf(chapters.map(({ title, startMs }) => `${title}（${formatClock(startMs)}）`)),
    decisions: listOf(decisions.map((line) => `${markedLine(line)}（${moment(line.segmentIds)}）`)),
    todos: {
      kind: 'table',
      columns: [
        { title: '事项', share: 5 },
        { title: '负责', share: 1.5 },
        { title: '期限', share: 2 },
        { title: '录音', share: 1.5 },
      ],
      rows: todos.map((todo) => [markedLine(todo), todo.who ?? '', dueText(todo.due), moment(todo.segmentIds)]),
    },
  };
  const people = peopleOf(template.people, held);
  return documentOf(held, template.document, template.hasPeopleLast ? [] : people, [
    { kind: 'notice', text: noticeOf(minutes) },
    ...template.sections.flatMap(({ part, title }, at): PdfBlock[] => [
      { kind: 'heading', text: numberedHeading(at, title) },
      minutes.content[part].length === 0 ? { kind: 'paragraph', text: '无' } : blocks[part],
    ]),
    ...(template.hasPeopleLast ? people.map((text): PdfBlock => ({ kind: 'paragraph', text })) : []),
  ]);
}

const listOf = (items: readonly string[]): PdfBlock => ({
  kind: 'list',
  items: items.map((text, index) => ({ level: 0, number: index + 1, text })),
});

/** Who wrote it; what a model wrote stays AI生成 when somebody edited it. */
function noticeOf({ origin, isEdited }: S['MeetingMinutes']): string {
  if (origin === 'model') return isEdited ? 'AI生成，经人工编辑。' : 'AI生成：由大模型取自转写稿，请核对。';
  return isEdited ? '规则提取，经人工编辑。' : '规则提取：逐句取自转写稿，未经人工核对。';
}
