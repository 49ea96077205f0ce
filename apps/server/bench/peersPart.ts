import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dayInShanghai } from '@hengce/text';
import type { PolicyRecord } from '../src/library/records';
import { searchIndex } from '../src/library/search';
import { policyText } from '../src/library/search/policyIndex/policyText';
import type { PartResult } from './measure';
import { bestTimes, type Distribution, distribution, table } from './measure';
import { classNames, drawQueries, type QueryClass } from './queries';
import { type SearchCorpus, sample } from './searchPart';
import { indexOf } from './sources';

const today = dayInShanghai(new Date('2026-11-21T02:00:00Z'));
const compared = ['common', 'two', 'rare', 'phrase'] as const satisfies readonly QueryClass[];

interface Fts5Result {
  version: string;
  buildSeconds: number;
  bytes: number;
  classes: Record<string, Record<'faceted' | 'plain', number[]>>;
}

/**
 * The same documents and queries in SQLite FTS5 with trigrams, through the SQLite of Python, timed inside that process.
 *
 * @returns null where there is no Python with FTS5.
 */
export async function measurePeers({ name, count, records }: SearchCorpus): Promise<PartResult | null> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  try {
    const queries = drawQueries(sample(records(), 5_000), 20);
    await pipeline(Readable.from(documentLines(records())), createWriteStream(join(folder, 'documents.jsonl')));
    await writeFile(
      join(folder, 'queries.json'),
      JSON.stringify(Object.fromEntries(compared.map((key) => [key, queries[key].map(({ q }) => q)]))),
    );
    const fts5 = await runFts5(folder);
    if (fts5 === null) return null;
    const index = await indexOf(join(folder, 'index'), records(), count);
    const rows = compared.flatMap((key) =>
      [true, false].map((facets) => {
        const run = (q: string) =>
          searchIndex(index.state, { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 20, facets }, today);
        const ours = distribution(
          bestTimes(
            queries[key].map(
              ({ q }) =>
                () =>
                  run(q),
            ),
            3,
          ),
        );
        const theirs = distribution(fts5.classes[key]?.[facets ? 'faceted' : 'plain'] ?? []);
        return { key, facets, ours, theirs };
      }),
    );
    index.close();
    return {
      title: `与SQLite FTS5（trigram）比较：${name}`,
      json: {
        documents: count,
        rows,
        fts5: { version: fts5.version, buildSeconds: fts5.buildSeconds, bytes: fts5.bytes },
      },
      markdown: [
        `SQLite ${fts5.version}，建立${fts5.buildSeconds.toFixed(1)}秒，${Math.round(fts5.bytes / 1e6)} MB。我们的时间含摘要和标注，FTS5的不含。两个字的词trigram查不到，SQLite逐篇扫描`,
        '',
        table(
          ['查询', '分面', '我们p50', '我们p95', 'FTS5 p50', 'FTS5 p95', 'p50倍数', 'p95倍数'],
          rows.map(({ key, facets, ours, theirs }) => [
            classNames[key],
            facets ? '有' : '无',
            ours.p50,
            ours.p95,
            theirs.p50,
            theirs.p95,
            ratio(theirs, ours, 'p50'),
            ratio(theirs, ours, 'p95'),
          ]),
        ),
      ].join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ratio(theirs: Distribution, ours: Distribution, at: 'p50' | 'p95'): number {
  return Math.round((theirs[at] / ours[at]) * 10) / 10;
}

async function runFts5(folder: string): Promise<Fts5Result | null> {
  const script = fileURLToPath(new URL('./fts5.py', import.meta.url));
  try {
    const { stdout } = await promisify(execFile)('python3', [script, folder], { maxBuffer: 64 * 2 ** 20 });
    return JSON.parse(stdout) as Fts5Result;
  } catch (error) {
    process.stderr.write(`SQLite FTS5没有运行：${(error as Error).message}\n`);
    return null;
  }
}

function* documentLines(records: Iterable<PolicyRecord>): Generator<string> {
  for (const record of records) {
    yield `${JSON.stringify({
      title: record.title,
      body: policyText(record).text,
      level: record.level,
      region: record.regionCode,
      department: record.issuers[0] ?? null,
      theme: record.themes[0] ?? null,
      kind: record.kind,
      status: record.status,
      window: record.windows[0]?.closesAt ?? null,
      support: record.items[0]?.support ?? null,
      source: record.source.provenance,
      year: record.publishedAt?.slice(0, 4) ?? null,
    })}\n`;
  }
}
