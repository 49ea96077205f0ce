import { parseDay } from '@hengce/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyRecord } from '../records/testing';
import { findClauses } from './clauses/findClauses';
import type { PolicyIndex } from './policyIndex/PolicyIndex';
import { searchIndex } from './searchIndex';
import { indexRecords, withIndexFolder } from './testing';

const today = parseDay('2026-11-21') as number;
const law = (id: string, title: string, rest: Parameters<typeof policyRecord>[0] = {}) =>
  policyRecord({
    id,
    familyId: id,
    title,
    kind: 'law',
    text: `第一条 ${title}的目的。\n第二十七条 ${id}的这一条。`,
    ...rest,
  });

const library = [
  law('soil', '中华人民共和国土壤污染防治法'),
  law('soil-rules', '某省实施《中华人民共和国土壤污染防治法》办法', { kind: 'regulation', regionCode: '370000' }),
  law('water', '中华人民共和国水污染防治法'),
  law('it', '中华人民共和国企业所得税法'),
  law('it-rules', '中华人民共和国企业所得税法实施条例', { kind: 'regulation' }),
  law('code-1', '中华人民共和国示例法典 总则', { text: '第一条 目的。' }),
  law('code-2', '中华人民共和国示例法典 继承编', { text: '第九百条 范围。\n第九百一十条 顺序。' }),
  law('seed-2015', '中华人民共和国种子法', { familyId: 'seed', publishedAt: '2015-11-04' }),
  law('seed-2021', '中华人民共和国种子法', { familyId: 'seed', publishedAt: '2021-12-24' }),
  law('market', '城市供水条例', { kind: 'regulation', docNo: '国令第158号' }),
  law('sd-market', '山东省城市供水条例', { kind: 'regulation', regionCode: '370000' }),
  law('court-1', '最高人民法院关于适用《中华人民共和国种子法》若干问题的规定（一）', { kind: 'interpretation' }),
  law('court-2', '最高人民法院关于适用《中华人民共和国种子法》若干问题的规定（二）', { kind: 'interpretation' }),
  law('pay', '保障示例企业款项支付条例', { kind: 'regulation' }),
];

describe('检索里的引用', () => {
  let index: PolicyIndex;
  let close: () => void;
  beforeAll(
    () =>
      new Promise<void>((ready) => {
        void withIndexFolder(async (folder) => {
          index = await indexRecords(folder, library);
          ready();
          await new Promise<void>((done) => {
            close = done;
          });
          index.close();
        });
      }),
  );
  afterAll(() => close());

  const find = (q: string) =>
    searchIndex(index.state, { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 10 }, today);
  const first = (q: string) => find(q).rows[0]?.id;

  it('别国的法不由我们的来答：同样的问题不写国名就有条款', () => {
    const clauses = (q: string) => findClauses(index.state, { q, limit: 5 }, today).clauses;
    expect(clauses('种子法第二十七条怎么规定')[0]).toMatchObject({ grade: 'direct' });
    // No other law's article 27 is what was named.
    const named = clauses('种子法第二十七条怎么规定').filter(({ probability }) => probability === 1);
    expect(named.filter(({ title }) => !title.includes('种子法'))).toEqual([]);
    expect(clauses('美国种子法第二十七条怎么规定')).toEqual([]);
    expect(clauses('2040年修订的种子法第二十七条怎么规定')).toEqual([]);
  });

  it.each([
    ['土壤法27条', 'soil'],
    ['土壤污染防治法第二十七条', 'soil'],
    ['水污染法 二十七条', 'water'],
    ['企税法实施条例27条', 'it-rules'],
    ['企业所得税法27', 'it'],
    ['企业所得税法的第二十七条', 'it'],
    ['种子法司法解释（二）27条', 'court-2'],
  ])('%s落在那份文件的第二十七条', (q, id) => {
    const { rows, recognised } = find(q);
    expect(rows[0]?.id).toBe(id);
    expect(recognised.clauseLabel).toBe('第二十七条');
    expect(rows[0]?.snippets[0]?.clauseId).toBe('art-27');
  });

  it('法典分编存放的，到有这一条的那一编', () => {
    expect(first('示例法典910条')).toBe('code-2');
    expect(first('示例法典继承编 第九百条')).toBe('code-2');
  });

  it.each([
    ['种子法', 'seed-2021'],
    ['旧种子法', 'seed-2015'],
    ['修订前的种子法 27条', 'seed-2015'],
    ['种子法 2015', 'seed-2015'],
    ['2021年种子法', 'seed-2021'],
    ['新种子法27条', 'seed-2021'],
  ])('%s是所说的那个版本', (q, id) => expect(first(q)).toBe(id));

  it.each(['国务院令第158号', '国令158号', '国务院第158号令', '国务院令158'])('%s按令号找到', (q) =>
    expect(find(q).rows.map(({ id }) => id)).toEqual(['market']),
  );

  it('标题相同的在只是包含它的之前', () => {
    expect(first('土壤污染防治法')).toBe('soil');
    expect(first('企业所得税法')).toBe('it');
    expect(first('示例企业款项支付条例')).toBe('pay');
  });

  it('地方的条例是地方的那一份', () => {
    expect(first('山东省城市供水条例')).toBe('sd-market');
    expect(first('山东 城市供水条例')).toBe('sd-market');
  });

  it('数字后面的条不都是条号', () => {
    expect(find('稳增长20条措施').recognised.clauseLabel).toBeNull();
    expect(find('种子法20条例').recognised.clauseLabel).toBeNull();
  });
});
