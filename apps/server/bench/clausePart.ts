import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInShanghai } from '@hengce/text';
import { evaluateAll, evaluationTable, readQuestions } from '../src/library/evaluation';
import type { PolicyRecord } from '../src/library/records';
import { openData } from '../src/platform/data';
import { distribution, type PartResult } from './measure';
import { indexOf } from './sources';

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));

/** Whether the clauses that answer a question are found and shown, and questions without an answer declined. */
export async function measureClauses(records: readonly PolicyRecord[]): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    const index = await indexOf(folder, records, records.length);
    const sets = [
      ['没有学过的题', 'final'],
      ['没有学过的题，与条款少有共同的字', 'blind'],
      // Their words are all learnt from (data/answerable.txt), also of the third that is not for learning.
      ['开发题', 'development'],
      ['从前的题', 'earlier'],
    ] as const;
    const parts = sets.map(([name, file]) => {
      const questions = readQuestions(openData(`questions/${file}.jsonl`));
      return { name, ...evaluateAll(index.state, questions, today) };
    });
    index.close();
    const times = distribution(parts.flatMap((part) => part.times));
    return {
      title: '条款检索：手写的问题，已知的条款',
      json: { parts: parts.map(({ name, rows }) => ({ name, rows })), times },
      markdown: [
        `每个问题的处理器时间p50 ${times.p50}毫秒，p95 ${times.p95}毫秒，最多${times.max}毫秒`,
        ...parts.map(({ name, rows }) => `### ${name}\n\n${evaluationTable(rows)}`),
      ].join('\n\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
