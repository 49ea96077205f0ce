import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInShanghai } from '@hengce/text';
import searchLines from '../data/questions/searchLines.json' with { type: 'json' };
import { fuse } from '../src/assistant/engine/fuse';
import { maxClauses, minShare } from '../src/assistant/engine/retrieve';
import type { PolicyRecord } from '../src/library/records';
import { type ClauseHit, excerptOf, focusOf, retrieve } from '../src/library/search';
import { type ClauseQuestion, laterQuestions, offTopic, seenQuestions, unseenQuestions } from './clauseQuestions';
import { bestTimes, distribution, type PartResult, table } from './measure';
import { indexOf } from './sources';

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));
const depth = 20;
/** Characters of an article that the chat quotes. */
const quoted = 320;
/** What a large model made of `laterQuestions`, knowing the instructions of `searchPrompt` and the questions only. */
const lines: Readonly<Record<string, readonly string[]>> = searchLines;

/** What the chat quotes of an article. */
function quotedOf({ q }: Pick<ClauseQuestion, 'q'>, { parts }: ClauseHit): string {
  const text = parts.map((part) => part.text).join('\n');
  const { start, end } = excerptOf(text, focusOf(q, text), quoted);
  return text.slice(start, end);
}

/** Whether the articles that answer a question are among the first that are found. */
export async function measureClauses(records: readonly PolicyRecord[]): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    const index = await indexOf(folder, records, records.length);
    const find = ({ q }: Pick<ClauseQuestion, 'q'>) => ({
      hits: retrieve(index.state, { q, limit: depth }, today).clauses,
    });
    const findByLines = ({ q }: ClauseQuestion) => ({
      hits: fuse(
        [q, ...(lines[q] ?? [])].map((line) => retrieve(index.state, { q: line, limit: maxClauses }, today).clauses),
        ({ policyId, clauseId }) => `${policyId} ${clauseId}`,
      ),
    });
    const ranked = (
      questions: readonly ClauseQuestion[],
      search: (question: ClauseQuestion) => { hits: ClauseHit[] },
    ) =>
      questions.map((question) => {
        const { hits } = search(question);
        return { question, rank: hits.findIndex((hit) => answers(question, hit)) + 1, hits };
      });
    const sets = [
      ['调的时候看过的', ranked(seenQuestions, find)],
      ['定问法的权重时看过的', ranked(laterQuestions, find)],
      ['同上，大模型改写成检索句', ranked(laterQuestions, findByLines)],
      ['调完才写的', ranked(unseenQuestions, find)],
    ] as const;
    const all = [...seenQuestions, ...laterQuestions, ...unseenQuestions];
    const times = distribution(
      bestTimes(
        all.map(
          (question) => () =>
            find(question)
              .hits.slice(0, 3)
              .map((hit) => quotedOf(question, hit)),
        ),
        3,
      ),
    );
    const wronglyFound = offTopic.filter((q) => find({ q }).hits.some(({ probability }) => probability >= minShare));
    index.close();
    const rows = sets.map(([name, part]) => {
      const within = (most: number) => part.filter(({ rank }) => rank > 0 && rank <= most).length / part.length;
      const quoted = part.filter(({ question, hits }) =>
        hits.slice(0, 3).some((hit) => quotedOf(question, hit).includes(question.fact)),
      );
      return {
        name,
        questions: part.length,
        first: within(1),
        recall3: within(3),
        recall5: within(5),
        quoted: quoted.length / part.length,
        // What the embedded engine would say: the first three that say enough of the question.
        answered:
          part.filter(({ question, hits }) =>
            hits
              .filter(({ probability }) => probability >= minShare)
              .slice(0, 3)
              .some((hit) => answers(question, hit)),
          ).length / part.length,
        missed: part
          .filter(({ rank }) => rank === 0 || rank > 5)
          .map(({ question, rank }) => [question.q, rank] as const),
      };
    });
    return {
      title: '条款检索：手写的问题，已知的条款',
      json: { rows, times, wronglyFound },
      markdown: [
        `从问题到摘录三条的处理器时间p50 ${times.p50}毫秒，p95 ${times.p95}毫秒，最多${times.max}毫秒`,
        '',
        `没有法律回答的${offTopic.length}个问题里，${wronglyFound.length}个仍给出了条款`,
        '',
        table(
          ['问题', '数量', '第一条就是', '前三', '前五', '摘录的三条含所问的事实', '够得上回答的三条里有'],
          rows.map(({ name, questions, first, recall3, recall5, quoted, answered }) => [
            name,
            questions,
            ...[first, recall3, recall5, quoted, answered].map((share) => share.toFixed(2)),
          ]),
        ),
      ].join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function answers({ answers: known }: ClauseQuestion, { title, clauseId }: ClauseHit): boolean {
  const law = title.replace('中华人民共和国', '');
  return known.some(([wanted, ...articles]) => wanted === law && articles.some((no) => clauseId === `art-${no}`));
}
