import { parseDay } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import { openData } from '../../../platform/data';
import { policyRecord } from '../../records/testing';
import { pointOfQuestion } from '../meaning/meaning';
import { wordMatcher } from '../meaning/wordMatcher';
import { indexRecords, withIndexFolder } from '../testing';
import { readAsked } from './askedAs';
import { findClauses } from './findClauses';

const today = parseDay('2026-11-21') as number;

it('每行是条文的原话与几种问法，一部法律写在一处，同一句原话只写一行', () => {
  const seen = new Set<string>();
  let law = '';
  for (const line of openData('askings')) {
    if (line.startsWith('# ')) {
      law = line;
      expect(seen.has(law), law).toBe(false);
      seen.add(law);
      continue;
    }
    expect(line, law).toMatch(/^[^\t]{4,60}\t[^\t]{4,600}$/);
    const key = `${law}\t${line.split('\t')[0]}`;
    expect(seen.has(key), key).toBe(false);
    seen.add(key);
  }
  expect(seen.size).toBeGreaterThan(3_000);
});

const read = (question: string) => readAsked(question, pointOfQuestion(question), wordMatcher(question));

it('问法里的话找到它的条文，越像越在前', () => {
  const [first, ...rest] = read('入职要先交五百块工服押金，合法吗').likest;
  expect(first).toMatchObject({ law: '劳动合同法', piece: '不得扣押劳动者的居民身份证' });
  expect(rest.length).toBeLessThan(48);
  const sum = (article: (typeof rest)[number] | undefined) => (article?.likeness ?? 0) + (article?.way ?? 0);
  for (const article of rest) expect(sum(article)).toBeLessThanOrEqual(sum(first));
  expect(read('').likest).toEqual([]);
  expect(read('xyzzy').likest).toEqual([]);
});

it('一条有问法的条文总说得出像几分，不像也说；没有问法的不说', () => {
  const asked = read('入职要先交五百块工服押金，合法吗');
  const deposit = asked.ofClause('劳动合同法', '用人单位招用劳动者,不得扣押劳动者的居民身份证和其他证件。');
  expect(deposit).toEqual(asked.likest[0]);
  const term = asked.ofClause('劳动合同法', '劳动合同期限三个月以上不满一年的,试用期不得超过一个月。');
  expect(asked.likest).not.toContainEqual(term);
  expect(term?.meaning).toBeLessThan(deposit?.meaning as number);
  expect(asked.ofClause('劳动合同法', '本法自公布之日起施行。')).toBeNull();
  expect(asked.ofClause('没有的法', '不得扣押劳动者的居民身份证')).toBeNull();
});

describe('检索条款', () => {
  const labour = (id: string, text: string) =>
    policyRecord({ id, title: '中华人民共和国劳动合同法', kind: 'law', text });
  const ask = '新来的人先收两百块服装费行不行';
  const hitsOf = (records: ReturnType<typeof policyRecord>[], only?: ReadonlySet<string>) =>
    withIndexFolder(async (folder) => {
      const index = await indexRecords(folder, records);
      const { clauses } = findClauses(index.state, { q: ask, limit: 5, only }, today);
      index.close();
      return clauses.filter(({ grade }) => grade !== 'none').map(({ policyId, clauseId }) => ({ policyId, clauseId }));
    });
  const article = '用人单位招用劳动者，不得扣押劳动者的居民身份证和其他证件，不得要求劳动者提供担保。';

  it('说法完全不同，也找到那一条，不论它在这一版里是第几条', async () => {
    expect(await hitsOf([labour('l-1', `第一条 为了完善劳动合同制度。\n第二条 ${article}`)])).toEqual([
      { policyId: 'l-1', clauseId: 'art-2' },
    ]);
    expect(await hitsOf([labour('l-1', `第八条 ${article}\n第九条 为了完善。`)])).toMatchObject([
      { clauseId: 'art-8' },
    ]);
  });

  it('说出库里没有的法律；有这部法律或者选了文件时不说', () =>
    withIndexFolder(async (folder) => {
      const index = await indexRecords(folder, [labour('l-1', '第一条 为了完善劳动合同制度。')]);
      const lacking = (q: string, only?: ReadonlySet<string>) =>
        findClauses(index.state, { q, limit: 5, only }, today).lacking;
      expect(lacking('吃饭的发票能不能开成办公用品')).toContain('发票管理办法');
      expect(lacking('吃饭的发票能不能开成办公用品', new Set(['l-1']))).toEqual([]);
      expect(lacking('日本吃饭的发票能不能开成办公用品')).toEqual([]);
      expect(lacking('小股东想查账老板不给看')).toContain('公司法');
      expect(lacking('美国公司法里小股东想查账老板不给看')).toEqual([]);
      expect(lacking(ask)).not.toContain('劳动合同法');
      expect(lacking('红烧肉怎么做好吃')).toEqual([]);
      index.close();
    }));

  it('没有这一条的版本、别的文件与没有选中的文件不受影响', async () => {
    expect(await hitsOf([labour('l-1', '第一条 为了完善劳动合同制度。')])).toEqual([]);
    await withIndexFolder(async (folder) => {
      const index = await indexRecords(folder, [
        policyRecord({ id: 'p-1', title: '测试办法', text: `第一条 ${article}` }),
      ]);
      const { clauses } = findClauses(index.state, { q: ask, limit: 5 }, today);
      expect(
        clauses.map(
          ({ features: { likenessOfBest, askedPlace, wayWordMeaning } }) =>
            likenessOfBest + askedPlace + wayWordMeaning,
        ),
      ).toEqual([0]);
      index.close();
    });
    expect(await hitsOf([labour('l-1', `第一条 ${article}`)], new Set(['l-2']))).toEqual([]);
  });
});
