import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInShanghai } from '@hengce/text';
import type { PolicyRecord } from '../src/library/records';
import { searchIndex } from '../src/library/search';
import { policyText } from '../src/library/search/policyIndex/policyText';
import { createRandom } from './generatePolicies';
import type { PartResult } from './measure';
import { table } from './measure';
import { hanPart } from './queries';
import { indexOf } from './sources';

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));
const sampled = 200;

interface KnownItem {
  q: string;
  id: string;
}

/** Whether people who know a document find it: mean reciprocal rank in the first ten results. */
export async function measureKnownItems(records: readonly PolicyRecord[]): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    const index = await indexOf(folder, records, records.length);
    const random = createRandom(20_260_101);
    const targets = Array.from(
      { length: sampled },
      () => records[Math.floor(random() * records.length)] as PolicyRecord,
    );
    const parts = targets.map(
      (record): KnownItem => ({ q: hanPart(record, 4 + Math.floor(random() * 5), random), id: record.id }),
    );
    const texts = records.map((record) => ({ id: record.id, text: `${record.title}\n${policyText(record).text}` }));
    // Many short passages stand in several documents; then no engine can know which one was meant.
    const holders = new Map(parts.map(({ q }) => [q, texts.filter(({ text }) => text.includes(q)).length]));
    const unique = parts.filter(({ q }) => holders.get(q) === 1);
    const ceiling = parts.reduce((sum, { q }) => sum + bestPossible(holders.get(q) ?? 1), 0) / parts.length;
    const names = targets.map(
      (record): KnownItem => ({ q: record.docNo ?? withoutWord(record.title, random), id: record.id }),
    );
    const groups: [string, KnownItem[]][] = [
      ['条款原文4—8字', parts],
      ['其中只在一份文件出现的', unique],
      ['文号，或缺一个词的标题', names],
    ];
    const rows = groups.map(([name, items]) => {
      const ranks = items.map(({ q, id }) => {
        const { rows: hits } = searchIndex(
          index.state,
          { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 10, facets: false },
          today,
        );
        return hits.findIndex((hit) => hit.id === id) + 1;
      });
      const mrr = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
      return {
        name,
        queries: items.length,
        mrr: Math.round(mrr * 1000) / 1000,
        first: ranks.filter((rank) => rank === 1).length,
        missed: items.filter((_, i) => ranks[i] === 0).map(({ q }) => q),
      };
    });
    index.close();
    return {
      title: '已知文件检索（MRR@10）',
      json: { rows, ceiling },
      markdown: `第一行的上限约${ceiling.toFixed(3)}：短语常在几份文件里一字不差\n\n${table(
        ['查询', '数量', 'MRR@10', '排第一', '前十没有'],
        rows.map(({ name, queries, mrr, first, missed }) => [name, queries, mrr, first, missed.length]),
      )}`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The reciprocal rank to expect where so many documents hold the passage and nothing tells them apart. */
function bestPossible(holders: number): number {
  let sum = 0;
  for (let rank = 1; rank <= Math.min(holders, 10); rank++) sum += 1 / rank;
  return sum / holders;
}

/** The title as somebody half remembers it: two characters in the middle are gone. */
function withoutWord(title: string, random: () => number): string {
  if (title.length < 6) return title;
  const at = 1 + Math.floor(random() * (title.length - 4));
  return title.slice(0, at) + title.slice(at + 2);
}
