import { describe, expect, it } from 'vitest';
import type { Clause } from '../../shared/model/types';
import { localPolicy } from '../../shared/testing/localPolicies';
import { longLaw } from '../../shared/testing/longLaw';
import { curatedPolicy, noticePolicy, samplePolicy, thirdPartyPolicy } from '../../shared/testing/policyFixtures';
import { text } from '../../shared/text';
import { citationOf } from './citation';
import { citedIds, clauseLabel, clauseText, entryOf, isQuotable, outlineOf, pieces } from './clauses';

const { clauses } = samplePolicy;

describe('outlineOf', () => {
  it('holds chapters and articles, with the title or the first words of each', () => {
    const excerpt = { depth: 1, isExcerpt: true };
    expect(outlineOf(clauses)).toEqual([
      { id: 'ch-1', parentId: null, depth: 0, label: '第一章', heading: '总则' },
      { ...excerpt, id: 'art-1', parentId: 'ch-1', label: '第一条', heading: '为引导企业加大研发投入' },
      { id: 'ch-2', parentId: null, depth: 0, label: '第二章', heading: '补助标准' },
      { ...excerpt, id: 'art-7', parentId: 'ch-2', label: '第七条', heading: '对符合第五条规定的企业' },
      { ...excerpt, id: 'art-8', parentId: 'ch-2', label: '第八条', heading: '单个企业每年度补助总额不超过200万元' },
    ]);
  });
  it('leaves out clauses that have neither label nor title', () => {
    expect(
      outlineOf([{ id: 'p-1', parentId: null, kind: 'heading', label: '', heading: '', text: 'x', depth: 0 }]),
    ).toEqual([]);
  });
});

it('finds the entry in which a clause stands', () => {
  const outline = outlineOf(clauses);
  expect(entryOf(clauses, outline, 'art-7')).toBe('art-7');
  expect(entryOf(clauses, outline, 'art-7.2')).toBe('art-7');
  expect(entryOf(clauses, outline, 'no-such')).toBeUndefined();
});

it('names a clause the way it is cited', () => {
  expect(clauseLabel(clauses, 'art-7')).toBe('第七条');
  expect(clauseLabel(clauses, 'art-7.2')).toBe('第七条（二）');
  expect(clauseLabel(noticePolicy.clauses, 'part-3')).toBe('第三部分');
  expect(clauseLabel(noticePolicy.clauses, 'part-1.2')).toBe('第一部分（二）');
  expect(clauseLabel(curatedPolicy.clauses, 'process')).toBe('认定流程');
  expect(clauseLabel(curatedPolicy.clauses, 'art-11.5')).toBe('第十一条（五）');
  const [article] = localPolicy.clauses.filter(({ id }) => id === 'art-5') as [Clause];
  const item = { ...article, id: 'i', parentId: 'art-5', kind: 'item' as const, label: '二、' };
  const subitem = { ...item, id: 's', parentId: 'i', kind: 'subitem' as const, label: '1.' };
  expect(clauseLabel([article, item, subitem], 's')).toBe('第五条二1');
});

it('marks a cited article with all that stands in it, a title alone', () => {
  expect([...citedIds(clauses, 'art-7')]).toEqual(['art-7', 'art-7.1', 'art-7.2']);
  expect([...citedIds(clauses, 'art-7.1')]).toEqual(['art-7.1']);
  expect([...citedIds(clauses, 'ch-2')]).toEqual(['ch-2']);
  expect([...citedIds(clauses, 'gone')]).toEqual([]);
  expect([...citedIds(clauses, undefined)]).toEqual([]);
});

it('gives an article with its items', () => {
  expect(clauseText(clauses, 'art-7').split('\n')).toEqual([
    '对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助：',
    '（一）500万元（含）以下部分，按6%给予补助；',
    '（二）500万元以上至2000万元（含）部分，按4%给予补助。（示例条款）',
  ]);
});

it('cites a clause with title, document number and address', () => {
  expect(citationOf(samplePolicy, 'art-8', 'https://example.test/p#art-8', text.detail)).toBe(
    '《浙江省企业研发费用后补助实施细则》（示例科〔2026〕012号）第八条（示例文件，不是真实政策）：单个企业每年度补助总额不超过200万元。（示例条款）\n来源：https://example.test/p#art-8',
  );
});

it('says of a summary that it is none of the words of the document, and gives the official address', () => {
  expect(citationOf(curatedPolicy, 'art-11.5', 'https://example.test/p#art-11.5', text.detail)).toBe(
    '《高新技术企业认定管理办法》（国科发火〔2016〕32号）第十一条（五）（衡策整理要点，非原文）：研发费用\u3000近三个会计年度研发费用占销售收入的比例达到所在分档。\n来源：https://example.invalid/hnte/2016/32',
  );
  expect(citationOf(thirdPartyPolicy, 'c-1', 'https://example.test/p#c-1', text.detail)).toMatch(
    /（第三方整理，非官方原文）：.*\n来源：https:\/\/example\.test\/p#c-1$/,
  );
});

it('offers a copy button on articles, not on chapters or items', () => {
  expect(clauses.filter((clause) => isQuotable(clauses, clause)).map(({ id }) => id)).toEqual([
    'art-1',
    'art-7',
    'art-8',
  ]);
});

it('offers one on paragraphs of a text without articles', () => {
  const { clauses } = curatedPolicy;
  expect(clauses.filter((clause) => isQuotable(clauses, clause)).map(({ id }) => id)).toEqual([
    'c-1',
    'c-2',
    'c-3',
    'process',
    'art-11',
    'art-11.5',
  ]);
});

it('gives a section of a notice with its own text and its items', () => {
  expect(clauseText(noticePolicy.clauses, 'part-1').split('\n')).toEqual([
    '申报条件\u3000申报单位应当同时符合下列条件：（示例条款）',
    '（一）在本省依法登记注册满1年；（示例条款）',
    '（二）研发项目已在台账系统登记。（示例条款）',
  ]);
  expect(clauseText(curatedPolicy.clauses, 'art-11')).toContain('（五）研发费用\u3000近三个会计年度');
});

it('cuts a long law into pieces that start at an article or a chapter and lose nothing', () => {
  const cut = pieces(longLaw.clauses);
  expect(cut.flat()).toEqual(longLaw.clauses);
  expect(cut.length).toBeGreaterThan(20);
  for (const piece of cut) expect(['chapter', 'article']).toContain(piece[0]?.kind);
});
