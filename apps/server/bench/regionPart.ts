import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPolicyService } from '../src/library/policies/service';
import type { PolicyRecord } from '../src/library/records';
import { createPolicyRepository } from '../src/library/records';
import { createMatchables } from '../src/matching/items';
import { regionalOf } from '../src/matching/regions/regional';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { day } from '../src/platform/vocabulary';
import { createTestApp } from '../test/createTestApp';
import { exampleLibrary } from '../test/exampleLibrary';
import { generatePolicies } from './generatePolicies';
import { distribution, memory, type PartResult, table, timed } from './measure';

const batch = 500;
const rounds = 40;
const provinces = ['110000', '310000', '320000', '330000', '440000', '510000'];
const themes = ['科技、教育', '工业、交通', '财政、金融、审计', '商贸、海关、旅游'];

/** With something that facts decide, so that there is something to judge; of the text, what that leads to. */
const askingOf = (record: PolicyRecord): PolicyRecord => ({
  ...record,
  clauses: record.clauses.slice(0, 2),
  items: record.items.map((item) => ({
    ...item,
    conditions: [
      {
        id: 'c1',
        text: '有效发明专利不少于3件',
        operator: '>=',
        threshold: '3件',
        clauseId: 'art-1',
        facts: ['inventionPatents'],
      },
    ],
  })),
});

/** 区域对比 over a large library in the embedded database: what a page waits for, from the request to the checked reply. */
export async function measureRegions(count: number): Promise<PartResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hengce-bench-'));
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  try {
    const repository = createPolicyRepository(db);
    const app = await createTestApp({
      db,
      policies: exampleLibrary({ matchables: () => matchables(), regional: () => regional() }),
    });
    const { clock } = app;
    const library = createPolicyService({ repository, clock, index: () => null, indexedUpTo: () => null });
    const { matchables } = createMatchables(library, clock);
    const regional = library.derive('regions', regionalOf);
    let some: PolicyRecord[] = [];
    for (const record of generatePolicies(count)) {
      some.push(askingOf(record));
      if (some.length < batch) continue;
      await repository.write(some, 'import', clock.now());
      some = [];
    }
    await repository.write(some, 'import', clock.now());
    const first = await timed(async () => [(await regional()).length, (await matchables()).length]);

    const token = await app.signIn('13750000021');
    const json = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市', industryCode: 'C34' };
    const saved = await app.call('POST', '/api/v1/enterprise/save', { token, json });
    const enterpriseId = String(saved.data.id);
    const get = async (path: string) => {
      const reply = await app.call('GET', `/api/v1/region/${path}`, { token });
      if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`);
      return reply.data;
    };
    const { items } = (await get('items?source=sample')) as unknown as { items: { key: string }[] };
    const of = <T>(list: readonly T[], round: number) => list[round % list.length] as T;
    const two = (round: number) => `region=${of(provinces, round)}&region=${of(provinces, round + 1)}`;
    const calls: Record<string, (round: number) => string> = {
      热点对比: (round) => `overview?source=sample&theme=${encodeURIComponent(of(themes, round))}`,
      差异: (round) => `differences?source=sample&${two(round)}`,
      榜单总览: (round) => `industries?source=sample&theme=${encodeURIComponent(of(themes, round))}`,
      政策清单: (round) => `entries?source=sample&region=${of(provinces, round)}&industry=C&pageNum=${round + 1}`,
      可比事项: () => `items?source=sample&enterpriseId=${enterpriseId}`,
      补贴排行: (round) =>
        `rank?source=sample&enterpriseId=${enterpriseId}&item=${encodeURIComponent(of(items, round)?.key ?? 'award.none')}`,
      知识产权: (round) => `patents?source=sample&enterpriseId=${enterpriseId}&${two(round)}`,
      产业对比: (round) => `industry?source=sample&industry=C34&${two(round)}`,
      同级排名: (round) => `peers?source=sample&region=330100&theme=${encodeURIComponent(of(themes, round))}`,
      全国导航: (round) => `province?source=sample&region=${of(provinces, round)}`,
    };
    const rows = [];
    for (const [name, path] of Object.entries(calls)) {
      const times: number[] = [];
      const cpu: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { seconds, cpuSeconds } = await timed(() => get(path(round)));
        times.push(seconds * 1_000);
        cpu.push(cpuSeconds * 1_000);
      }
      rows.push({ name, first: Math.round(cpu[0] ?? 0), cpu: distribution(cpu), ...distribution(times) });
    }
    const [changed] = await regional();
    const record = changed && (await repository.find(changed.id));
    if (!record) throw new Error('no policy to change');
    // What is worked out at length answers for the library of before for a while.
    clock.advance(day);
    await repository.write([{ ...record, summary: '改动以后' }], 'import', clock.now());
    const again = await timed(() => Promise.all([regional(), matchables()]));
    return {
      title: `区域对比，内嵌数据库里${count}份政策`,
      json: { read: first, again: { ...again, result: undefined }, rows, memory: memory() },
      markdown: [
        `首次汇总（启动时在后台）用处理器${first.cpuSeconds.toFixed(1)}秒，${first.result.join('份政策、')}个可申报事项；改一份政策以后再汇总${again.cpuSeconds.toFixed(1)}秒`,
        '',
        table(
          ['', '处理器：第一次', 'p50', 'p95', '从请求到回复：p50', 'p95，毫秒'],
          rows.map((row) => [row.name, row.first, row.cpu.p50, row.cpu.p95, row.p50, row.p95]),
        ),
      ].join('\n'),
    };
  } finally {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
