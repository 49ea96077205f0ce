import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInShanghai } from '@hengce/text';
import { evaluateAll, evaluationTable, isForLearning, readQuestions } from '../src/library/evaluation';
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
    const development = readQuestions(openData('questions/development.jsonl'));
    const sets = [
      ['开发题，没有学过的三分之一', development.filter(({ q }) => !isForLearning(q))],
      ['开发题，学过的三分之二', development.filter(({ q }) => isForLearning(q))],
      ['从前的题', readQuestions(openData('questions/earlier.jsonl'))],
    ] as const;
    const parts = sets.map(([name, questions]) => ({ name, ...evaluateAll(index.state, questions, today) }));
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
