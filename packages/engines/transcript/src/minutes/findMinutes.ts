import type { Transcript } from '../model/Transcript';
import { type Due, dueIn } from './dueDay';
import { type Sentence, sentencesOf } from './utterances';

/** A line of minutes, with the sentence that says it. */
export interface MinutesItem {
  text: string;
  /** Segments in which the sentence was said; never empty. */
  segmentIds: readonly string[];
}

/** 待办: what somebody is to do. */
export interface Todo extends MinutesItem {
  /** Person or department, as they were named; null where nobody was. */
  who: string | null;
  due: Due | null;
}

export interface Chapter {
  /** The words that opened it. */
  title: string;
  startMs: number;
  endMs: number;
  segmentIds: readonly string[];
}

/** Minutes (纪要): nothing in them that was not said. */
export interface Minutes {
  chapters: Chapter[];
  decisions: MinutesItem[];
  todos: Todo[];
}

const deeds =
  '负责|牵头|准备|提交|上报|报送|完成|整理|联系|跟进|落实|核对|核实|补充|补齐|补交|签订|盖章|起草|更新|确认|统计|汇总|协调|提供|办理|申请|对接|发给|发出|修改|写好|写完|做好|做完|交给';
const name = '[\\u4e00-\\u9fa5A-Za-z]{1,8}?';
const digits = '[0-9一二三四五六七八九十两]+';
/** When it is to be done, between the name and the deed. */
const when = `(?:${digits}个?(?:天|周|工作日|月)(?:之|以)?内|${digits}月${digits}[日号]|[今明后]天|[本下这]?个?(?:周|星期)[一二三四五六日天]|[本下]?个?月底)(?:[之以]?前)?`;
const asked = new RegExp(
  `(?:请|由|让|麻烦|安排|交给|交由)(?!问|示|求|假|大家)(${name})(?:来|去|再|先|尽快|${when}|把[^，。；]{1,20}|[在于][^，。；]{1,12}|，)*(?:${deeds})`,
);
const responsible = new RegExp(`(?:^|[，。；、\\s])(${name})(?:负责|牵头)`);
const own = new RegExp(
  `(?:^|[，。；、\\s])(?:我|我们)(?:来|去|会|这边|负责|今天|明天|下周|尽快)[^，。；]{0,16}?(?:${deeds})|我来(?:${deeds})?`,
);
const byThen = new RegExp(
  `(?:之前|以前|前|之内|以内|内)[^，。；]{0,14}(?:${deeds})|(?:${deeds})[^，。；]{0,14}(?:之前|以前|截止)`,
);
const decided =
  /决定|(?:会议|一致|大家)?(?:同意|通过了?)(?!率|知)|确定(?:了|为|下来|由|在|采用)|定下来|就这么(?:定|办)|拍板|达成一致|明确(?:了|由|为)/;
/** What is asked, denied or supposed is no decision and no task. */
const open =
  /[？?]|吗|是否|要不要|能不能|没有?(?:决定|确定|通过|定)|未(?:决定|确定|通过)|还不能确定|不确定|如果|假如|假设/;
const opening =
  /^(?:好[，,]?)?(?:那么?|我们)?(?:首先|下面|接下来|下一(?:个|项)|第[一二三四五六七八九十]+(?:个|项)?(?:议题|议程|件事|项|，|、)|最后|另外一件|再说|然后(?:说|看|讨论))/;

/** A pause this long begins another chapter; one that is shorter than a minute is none. */
const chapterPauseMs = 20_000;
const minChapterMs = 60_000;
const maxTitle = 24;

/**
 * Minutes by rules: sentences that decide, and sentences that give somebody something to do. What is asked, denied or supposed
 * is left out, and so is whatever is said in other words: rules find less than a person, and invent nothing.
 *
 * @param saidOn ISO date of the meeting
 */
export function findMinutes({ segments, speakers }: Transcript, saidOn: string): Minutes {
  const sentences = sentencesOf(segments);
  const names = new Map(speakers.map((speaker) => [speaker.id, speaker.name]));
  const certain = sentences.filter(({ text }) => !open.test(text));
  const todos = certain.flatMap((sentence) => todoIn(sentence, names, saidOn) ?? []);
  const isTodo = new Set(todos.map(({ text }) => text));
  return {
    chapters: chaptersOf(sentences),
    decisions: certain
      .filter(({ text }) => decided.test(text) && !isTodo.has(text))
      .map(({ text, segmentIds }) => ({ text, segmentIds })),
    todos,
  };
}

function todoIn(sentence: Sentence, names: ReadonlyMap<string, string>, saidOn: string): Todo | null {
  const { text, segmentIds, speakerId } = sentence;
  const [, named] = asked.exec(text) ?? responsible.exec(text) ?? [];
  const isOwn = own.test(text);
  if (named === undefined && !isOwn && !byThen.test(text)) return null;
  const speaker = speakerId === undefined ? undefined : names.get(speakerId);
  const others = named !== undefined && !/^(?:我|我们|你|他|她|谁|这|那)/.test(named) ? named : undefined;
  return { text, segmentIds, who: others ?? (isOwn ? speaker : undefined) ?? null, due: dueIn(text, saidOn) };
}

function chaptersOf(sentences: readonly Sentence[]): Chapter[] {
  const chapters: (Omit<Chapter, 'segmentIds'> & { segmentIds: Set<string> })[] = [];
  for (const { text, startMs, endMs, segmentIds } of sentences) {
    const last = chapters.at(-1);
    const isLong = last === undefined || startMs - last.startMs >= minChapterMs;
    if (last === undefined || (isLong && (opening.test(text) || startMs - last.endMs >= chapterPauseMs)))
      chapters.push({ title: titleOf(text), startMs, endMs, segmentIds: new Set(segmentIds) });
    else {
      last.endMs = Math.max(last.endMs, endMs);
      for (const id of segmentIds) last.segmentIds.add(id);
    }
  }
  return chapters.map((chapter) => ({ ...chapter, segmentIds: [...chapter.segmentIds] }));
}

function titleOf(sentence: string): string {
  const words = [...sentence.replace(/[。！？；，,.!?;\s]+$/u, '')];
  return words.length <= maxTitle ? words.join('') : `${words.slice(0, maxTitle - 1).join('')}…`;
}
