import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMemoryDb } from '../../../test/memoryDb';
import type { Db } from '../../platform/db';
import { migrate } from '../../platform/db/migrate';
import { createPolicyRepository } from '../records';
import { policyRecord } from '../records/testing';
import { importFile, type RejectedRecord } from './importFile';
import { lawAdapter } from './lawAdapter';
import { lawLine, localPolicy } from './testing';

let folder: string;
let db: Db;
const now = new Date('2026-11-21T02:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hengce-import-'));
  db = await openMemoryDb();
  await migrate(db);
}, 120_000);

afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function load(name: string, bytes: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return loadPath(path);
}

async function loadPath(path: string) {
  const rejected: RejectedRecord[] = [];
  const repository = createPolicyRepository(db);
  const outcome = await importFile(path, {
    write: (records) => repository.write(records, 'import', now),
    onRejected: (one) => void rejected.push(one),
    onProgress: () => {},
  });
  return { ...outcome, rejected, reasons: rejected.map(({ place, reason }) => `${place}：${reason}`) };
}

const jsonl = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe('importFile', () => {
  it('名为.gz而不是gzip的文件，说出来；里面是JSON的照样读', async () => {
    await expect(load('page.jsonl.gz', '<!doctype html><title>404</title>')).rejects.toThrow('不是gzip文件');
    expect(await load('plain.jsonl.gz', jsonl(policyRecord({ id: 'own-gz' })))).toMatchObject({ counts: { added: 1 } });
  });

  it('三种记录、四种格式按内容识别', async () => {
    const record = policyRecord({ id: 'own-1' });
    expect(await load('a.txt', jsonl(lawLine(), record))).toMatchObject({
      format: 'JSONL',
      counts: { read: 2, added: 2, rejected: 0 },
    });
    expect(await load('b', gzipSync(jsonl(lawLine({ date: '2024-01-01' }))))).toMatchObject({
      format: 'JSONL.gz',
      counts: { added: 1 },
    });
    expect(await load('c', JSON.stringify([localPolicy({ id: 'c-1' })], null, 1))).toMatchObject({
      format: 'JSON',
      counts: { added: 1 },
    });
    expect(
      await load('d', gzipSync(JSON.stringify({ version: '5', policies: [localPolicy({ id: 'd-1' })] }))),
    ).toMatchObject({ format: 'JSON.gz', counts: { added: 1 } });
    expect(await load('e', JSON.stringify(policyRecord({ id: 'own-2' })))).toMatchObject({
      format: 'JSONL',
      counts: { added: 1 },
    });
  });

  it('导入两次不改动任何东西，改动的才更新', async () => {
    const lines = [
      lawLine({ title: '甲法', text: '# 甲法\n\n第一条 甲。' }),
      lawLine({ title: '乙法', text: '# 乙法\n\n第一条 乙。' }),
    ];
    await load('twice.jsonl', jsonl(...lines));
    const [before] = await db.query<{ revision: number }>('SELECT revision FROM policy_library');
    expect((await load('twice.jsonl', jsonl(...lines))).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await db.query('SELECT revision FROM policy_library'))[0]).toEqual(before);
    lines[1] = lawLine({ title: '乙法', text: '# 乙法\n\n第一条 乙，改。' });
    expect((await load('twice.jsonl', jsonl(...lines))).counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  });

  it('坏记录逐条说明位置和原因，好的照常导入', async () => {
    const good = lawLine({ title: '丙法', text: '# 丙法\n\n第一条 丙。' });
    const result = await load(
      'mixed.jsonl',
      [
        JSON.stringify(good),
        '{"title": ',
        '42',
        '{"a":1}',
        '',
        JSON.stringify(lawLine({ title: '维权攻略', category: '其他' })),
        JSON.stringify(good),
      ].join('\n'),
    );
    expect(result.counts).toMatchObject({ read: 6, added: 1, rejected: 5 });
    expect(result.reasons).toEqual([
      '第2行：不是完整的JSON',
      '第3行：不是一个JSON对象',
      expect.stringContaining('第4行：不认识的记录'),
      expect.stringContaining('第6行：不是官方文件'),
      expect.stringContaining('第7行：与第1行是同一份文件'),
    ]);
  });

  it('转换出错的记录只影响它自己', async () => {
    const sound = lawLine({ title: '戊法', text: '# 戊法\n\n第一条 戊。' });
    const failing = vi.spyOn(lawAdapter, 'convert').mockImplementationOnce(() => {
      throw new TypeError('a bug');
    });
    const result = await load('failing.jsonl', jsonl(lawLine(), sound));
    failing.mockRestore();
    expect(result.counts).toMatchObject({ read: 2, added: 1, rejected: 1 });
    expect(result.reasons).toEqual(['第1行：无法转换：a bug']);
  });

  it('自己格式的记录写错时，用中文说明哪个字段、应是什么', async () => {
    const own = (part: Record<string, unknown>) => ({ ...policyRecord({ id: 'own-bad' }), ...part });
    const source = policyRecord().source;
    const { reasons } = await load(
      'own.jsonl',
      jsonl(
        own({ id: 'Own 1' }),
        own({ title: undefined }),
        own({ title: 5 }),
        own({ title: '' }),
        own({ kind: 'memo' }),
        own({ regionCode: '浙江' }),
        own({ publishedAt: '2025-02-30' }),
        own({ clauses: [{ id: 'art-1' }] }),
        own({ source: { ...source, url: 'javascript:alert(1)' } }),
      ),
    );
    expect(reasons).toEqual([
      '第1行：字段id的格式不对，现在是“Own 1”',
      '第2行：缺少字段title',
      '第3行：字段title应为文字',
      '第4行：字段title不符合要求，现在是“”',
      '第5行：字段kind应为law、regulation、normative、notice、interpretation、programme之一，现在是“memo”',
      '第6行：字段regionCode的格式不对，现在是“浙江”',
      '第7行：字段publishedAt的格式不对，现在是“2025-02-30”',
      '第8行：缺少字段clauses.0.parentId',
      '第9行：字段source.url的格式不对，现在是“javascript:alert(1)”',
    ]);
  });

  it('BOM、控制字符、方向字符和不成对的代理项不碍事', async () => {
    const line =
      '{"title":"丁法","category":"经济法","region":null,"date":null,"expired":false,"text":"# 丁\\u202e\\u0007法\\n\\n第一条 丁\\u0000\\ud800。"}';
    expect(await load('bom.jsonl', `\uFEFF${line}`)).toMatchObject({ counts: { added: 1, rejected: 0 } });
    expect(await db.query("SELECT 1 FROM policies WHERE title = '丁法'")).toHaveLength(1);
  });

  it.each([
    ['GBK编码', Buffer.from([0x7b, 0x22, 0xb7, 0xa8, 0xc2, 0xc9, 0x22, 0x3a, 0x31, 0x7d, 0x0a]), 'GBK'],
    ['UTF-16编码', Buffer.from('\uFEFF{"title":"法"}', 'utf16le'), 'UTF-16'],
    ['图片', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]), '不是文本文件'],
    ['空文件', Buffer.alloc(0), '文件是空的'],
    ['坏的gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 0x08, 0x00]), Buffer.alloc(40, 0xff)]), '损坏'],
  ])('%s：说明原因，什么也不导入', async (_, bytes, reason) => {
    await expect(load('bad.bin', bytes)).rejects.toThrow(reason);
  });

  it('不存在的文件和目录也说明原因', async () => {
    await expect(loadPath(join(folder, 'missing'))).rejects.toThrow('文件不存在');
    await expect(loadPath(folder)).rejects.toThrow('目录');
  });

  it('截断的压缩文件和JSON保留前面的记录', async () => {
    const lines = Array.from({ length: 400 }, (_, i) =>
      lawLine({ title: `截${i}法`, text: `# 截${i}法\n\n第一条 ${Math.sin(i)}。` }),
    );
    const zipped = gzipSync(jsonl(...lines));
    const cutGzip = await load('cut.jsonl.gz', zipped.subarray(0, Math.floor(zipped.length * 0.7)));
    expect(cutGzip.broken).toContain('不完整');
    expect(cutGzip.counts.added).toBeGreaterThan(100);
    const cutJson = await load(
      'cut.json',
      JSON.stringify([localPolicy({ id: 'cut-1' }), localPolicy({ id: 'cut-2' })]).slice(0, -30),
    );
    expect(cutJson.broken).toContain('没有结束');
    expect(cutJson.counts.added).toBe(1);
    // The whole file afterwards completes what is missing.
    expect((await load('whole.jsonl', jsonl(...lines))).counts).toMatchObject({
      added: 400 - cutGzip.counts.added,
      unchanged: cutGzip.counts.added,
    });
  });

  it('只检查时不写入', async () => {
    const path = join(folder, 'dry.jsonl');
    await writeFile(path, jsonl(policyRecord({ id: 'dry-1' })));
    const outcome = await importFile(path, { write: null, onRejected: () => {}, onProgress: () => {} });
    expect(outcome.counts.added).toBe(1);
    expect(await createPolicyRepository(db).find('dry-1')).toBeNull();
  });
});

const local = fileURLToPath(new URL('../../../../../../shared/data/local-policies.json', import.meta.url));

describe.runIf(existsSync(local))('真实地方政策', () => {
  it('有实质内容的政府政策全部导入，其余说明原因，再导入不变', async () => {
    const first = await loadPath(local);
    expect(first.counts).toMatchObject({ read: 125, added: 97, rejected: 28 });
    expect(first.rejected.every(({ reason }) => /^(?:不是政府政策|不是政策文件|没有实质内容)/.test(reason))).toBe(true);
    expect((await loadPath(local)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 97 });
  });
});
