import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dayInShanghai } from '@hengce/text';
import type { PolicyRecord } from '../src/library/records';
import { createSuggester, PolicyIndex, searchIndex } from '../src/library/search';
import type { PartResult } from './measure';
import { bestTimes, distribution, table, timed } from './measure';
import { type BenchQuery, classNames, drawQueries, type QueryClass } from './queries';
import { indexOf } from './sources';

export interface SearchCorpus {
  name: string;
  count: number;
  /** Made anew for every pass, so that nothing but the index stays in memory. */
  records: () => Iterable<PolicyRecord>;
}

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));

/** Build, size, load and search times of the index over one corpus. */
export async function measureSearch({ name, count, records }: SearchCorpus): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    const queries = drawQueries(sample(records(), 5_000));
    const build = await timed(() => indexOf(folder, records(), count));
    const bytes = build.result.state.bytes;
    const terms = build.result.state.text.segments.reduce((sum, { segment }) => sum + segment.terms, 0);
    build.result.close();
    const reloaded = new PolicyIndex(folder, { state: never, changes: never, ids: never });
    await reloaded.load();
    reloaded.state.catalog.refresh(today);
    const rows = (Object.keys(classNames) as QueryClass[]).map((key) => ({
      key,
      ...measureClass(reloaded, queries[key]),
    }));
    const suggest = measureSuggest(reloaded, queries.rare);
    reloaded.close();
    const load = await loadAlone(folder);
    const facts = {
      documents: count,
      buildSeconds: round(build.seconds),
      buildCpuSeconds: round(build.cpuSeconds),
      indexMB: round(bytes / 1e6),
      terms,
      loadMs: load.ms,
      rssMB: load.rss,
    };
    return {
      title: `检索：${name}`,
      json: { ...facts, classes: rows, suggest },
      markdown: [
        `文档${count}份；建立索引${facts.buildSeconds}秒（处理器${facts.buildCpuSeconds}秒）；倒排${facts.indexMB} MB；从磁盘载入${facts.loadMs}毫秒；载入后进程内存${load.rss} MB；建议p95 ${suggest.p95}毫秒`,
        '',
        table(
          ['查询', '有分面p50', '有分面p95', '无分面p50', '无分面p95', '命中中位数'],
          rows.map(({ key, faceted, plain, hits }) => [
            classNames[key],
            faceted.p50,
            faceted.p95,
            plain.p50,
            plain.p95,
            hits,
          ]),
        ),
      ].join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function measureClass(index: PolicyIndex, queries: readonly BenchQuery[]) {
  const run = ({ q, filters }: BenchQuery, facets: boolean) =>
    searchIndex(index.state, { q, filters, sort: undefined, pageNum: 1, pageSize: 20, facets }, today);
  const hits = queries.map((query) => run(query, false).total).sort((a, b) => a - b);
  return {
    faceted: distribution(bestTimes(queries.map((query) => () => run(query, true)))),
    plain: distribution(bestTimes(queries.map((query) => () => run(query, false)))),
    hits: hits[hits.length >> 1] ?? 0,
  };
}

function measureSuggest(index: PolicyIndex, queries: readonly BenchQuery[]) {
  const suggester = createSuggester();
  suggester(index.state, today);
  const prefixes = queries.flatMap(({ q }) => [q.slice(0, 1), q.slice(0, 2), q]);
  return distribution(bestTimes(prefixes.map((prefix) => () => suggester(index.state, today).suggest(prefix))));
}

async function loadAlone(folder: string): Promise<{ ms: number; rss: number }> {
  const script = fileURLToPath(new URL('./loadChild.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--import', 'tsx', script, folder]);
  return JSON.parse(stdout) as { ms: number; rss: number };
}

export function sample(records: Iterable<PolicyRecord>, most: number): PolicyRecord[] {
  const taken: PolicyRecord[] = [];
  for (const record of records) {
    taken.push(record);
    if (taken.length >= most) break;
  }
  return taken;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function never(): never {
  throw new Error('a loaded index does not ask its source');
}
