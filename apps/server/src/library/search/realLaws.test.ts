import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { parseDay } from '@hengce/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lawAdapter } from '../import/lawAdapter';
import { splitLines } from '../import/splitLines';
import type { PolicyRecord } from '../records';
import type { PolicyIndex } from './policyIndex/PolicyIndex';
import { searchIndex } from './searchIndex';
import { indexRecords } from './testing';

const laws = fileURLToPath(new URL('../../../../../../shared/data/laws.jsonl.gz', import.meta.url));
const today = parseDay('2026-11-21') as number;
/** Enough of the library for the journeys below, with plenty that must not come first. */
const wanted = /营商环境|款项支付|劳动|高新技术|科技|著作权|专利|企业|职业教育法/;

describe.runIf(existsSync(laws))('真实法律法规的检索', () => {
  let folder: string;
  let index: PolicyIndex;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hengce-laws-'));
    const records = new Map<string, PolicyRecord>();
    for await (const { bytes } of splitLines(createReadStream(laws).pipe(createGunzip()))) {
      const raw = JSON.parse((bytes as Buffer).toString('utf8')) as Record<string, unknown>;
      if (!wanted.test(raw.title as string) || raw.category === '其他') continue;
      const record = lawAdapter.convert(raw);
      if (!records.has(record.id)) records.set(record.id, record);
    }
    index = await indexRecords(folder, [...records.values()]);
  }, 120_000);

  afterAll(async () => {
    index.close();
    await rm(folder, { recursive: true, force: true });
  });

  const find = (q: string) =>
    searchIndex(index.state, { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 50 }, today);

  it('优化营商环境条例找到各地和各版，全国的在前，旧版在后', () => {
    const { rows } = find('优化营商环境条例');
    const found = rows.filter(({ title }) => title.endsWith('优化营商环境条例'));
    expect(found).toHaveLength(17);
    expect(rows[0]).toMatchObject({ title: '优化营商环境条例', regionCode: '000000' });
    expect(
      found
        .filter(({ supersededBy }) => supersededBy !== null)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['上海市优化营商环境条例', '北京市优化营商环境条例']);
    expect(found.slice(-2).every(({ status }) => status === 'amended')).toBe(true);
    expect(new Set(rows.map(({ regionName }) => regionName))).toContain('德州市');
  });

  it('保障中小企业款项支付条例 第九条落在新版那一条', () => {
    const { rows } = find('保障中小企业款项支付条例 第九条');
    expect(rows[0]).toMatchObject({ publishedAt: '2025-03-17', docNo: '国令第802号', versionCount: 2 });
    expect(rows[0]?.snippets[0]).toMatchObject({ clauseId: 'art-9', clauseLabel: '第九条' });
    expect(rows[1]).toMatchObject({ publishedAt: '2020-07-05', status: 'amended' });
  });

  it.each([
    ['劳动合同 试用期', '中华人民共和国劳动合同法', '第十九条'],
    ['试用期最长多久', '中华人民共和国劳动合同法', null],
    ['著作权', '中华人民共和国著作权法', null],
    ['国务院令第802号', '保障中小企业款项支付条例', null],
    ['中小企业款项支付', '保障中小企业款项支付条例', null],
    ['中华人和国职业教育法', '中华人民共和国职业教育法', null],
    ['年假', '企业职工带薪年休假实施办法', null],
  ])('%s首先找到%s', (q, title, clause) => {
    const [first] = find(q).rows;
    expect(first?.title).toBe(title);
    if (clause !== null) expect(first?.snippets[0]?.clauseLabel).toBe(clause);
  });
});
