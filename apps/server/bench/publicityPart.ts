import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFor } from '../src/corpus/sample';
import type { PublicityEntryRecord, PublicityRecord } from '../src/library/publicity';
import { createPublicityWriter, searchEntries } from '../src/library/publicity';
import { migrate } from '../src/platform/db/migrate';
import { openPglite } from '../src/platform/db/pgliteDb';
import { distribution, type PartResult, table } from './measure';

const lists = 1_000;
const batch = 2_000;
const searches = 400;

const regions = ['杭州', '宁波市', '广东省深圳市', '苏州', '成都', '武汉', '西安', '青岛', '长沙', '合肥'];
const letters = [
  ...'云帆远岚启衡澄江汇川明岳拓新合序青禾北辰映棠海知行恒策南屿星河瑞泽安泰博雅创鼎丰华嘉康乐美诺普全盛通威祥亿元中正',
];
const trades = ['智能装备', '精密制造', '新材料', '软件技术', '生物科技', '新能源', '电子科技', '自动化'];
const forms = ['有限公司', '股份有限公司', '有限责任公司', '（集团）有限公司'];

/** A million entries: how fast they are written, and how long it takes to find a firm among them. */
export async function measurePublicity(count: number): Promise<PartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-publicity-bench-'));
  const db = await openPglite(folder);
  try {
    await migrate(db);
    const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
    const writer = await createPublicityWriter(db, clock);
    const list = (id: string): PublicityRecord => ({
      type: 'publicityList',
      id,
      title: `名单${id}`,
      docNo: null,
      issuer: '某局',
      regionCode: '330100',
      kind: 'proposed',
      from: '2026-11-01',
      to: '2026-11-08',
      objection: null,
      policyId: null,
      corrects: null,
      source: {
        provenance: 'sample',
        name: '性能测试',
        url: null,
        licence: null,
        verifiedAt: null,
        confidence: null,
        attribution: null,
      },
    });
    const all = Array.from({ length: lists }, (_, i) => list(`b-${i}`));
    for (const each of all) writer.problemOf(each);
    await writer.write(all);
    const random = randomFor(1, 'publicity bench');
    const nameAt = () =>
      `${random.pick(regions)}${random.pick(letters)}${random.pick(letters)}${random.pick(letters)}${random.pick(trades)}${random.pick(forms)}`;
    const known: string[] = [];
    const startedAt = performance.now();
    let maxMb = 0;
    for (let at = 0; at < count; at += batch) {
      const lines = Array.from({ length: Math.min(batch, count - at) }, (_, i): PublicityEntryRecord => {
        const index = at + i;
        return {
          type: 'publicityEntry',
          listId: `b-${Math.floor((index * lists) / count)}`,
          seq: index + 1,
          name: nameAt(),
          uscc: null,
          project: '研发费用补助',
          amountFen: random.int(1, 1_000) * 100_000,
          region: '余杭区',
          industry: '通用设备制造业',
        };
      });
      known.push(lines[0]?.name ?? '');
      await writer.write(lines);
      maxMb = Math.max(maxMb, process.memoryUsage().rss / 2 ** 20);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const endedAt = performance.now();
    await writer.end(true);
    const summariseSeconds = (performance.now() - endedAt) / 1_000;
    const time = async (of: (name: string) => string) => {
      const times: number[] = [];
      for (let i = 0; i < searches; i += 1) {
        const name = of(known[(i * 37) % known.length] ?? '');
        const begun = performance.now();
        await searchEntries(db, name, 51);
        times.push(performance.now() - begun);
      }
      return distribution(times);
    };
    const kinds = {
      整个名称: await time((name) => name),
      去掉地区与组织形式: await time((name) =>
        name.replace(/^(广东省)?..市?/, '').replace(/(（集团）)?(股份)?有限(责任)?公司$/, ''),
      ),
      开头四字: await time((name) => name.slice(0, 4)),
      没有的名称: await time((name) => `${name.slice(0, 2)}没有这家`),
    };
    return {
      title: `公示名单，${count}条`,
      json: { count, seconds, rowsPerSecond: Math.round(count / seconds), summariseSeconds, maxMb, kinds },
      markdown: [
        `写入${seconds.toFixed(0)}秒（每秒${Math.round(count / seconds)}条），汇总${summariseSeconds.toFixed(1)}秒，内存最多${maxMb.toFixed(0)} MB。`,
        '',
        table(
          ['查名称', 'p50 ms', 'p95 ms', '最长 ms'],
          Object.entries(kinds).map(([name, { p50, p95, max }]) => [
            name,
            p50.toFixed(1),
            p95.toFixed(1),
            max.toFixed(1),
          ]),
        ),
      ].join('\n'),
    };
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}
