import { expect, it } from 'vitest';
import { unmetText } from './unmet';

const row = {
  id: 'c',
  parentId: null,
  verdict: 'unmet' as const,
  title: '没有严重环境违法行为',
  requirement: '没有严重环境违法行为',
  relation: null,
  source: '本人填写',
};

it.each([
  [{ ...row, own: '近三年有严重环境违法：是' }, '近三年有严重环境违法（您填“是”）'],
  [{ ...row, own: '近三年有严重环境违法：是', source: '示例' }, '近三年有严重环境违法（资料为“是”）'],
  [{ ...row, title: '属于制造业企业', requirement: '制造业企业', own: 'A04渔业' }, 'A04渔业，不是制造业企业'],
  [
    { ...row, title: '所属行业', requirement: '娱乐业不适用加计扣除', own: 'R90娱乐业', isRefusal: true },
    '娱乐业不适用加计扣除',
  ],
  // Words of a document decide nothing by themselves.
  [{ ...row, title: '融资方式', requirement: '不适用担保', own: '抵押' }, '融资方式：抵押，要求不适用担保'],
  [{ ...row, title: '研发费用占比', requirement: '不低于4%', own: '3.8%' }, '研发费用占比：3.8%，要求不低于4%'],
  [{ ...row, title: '承租房屋为自用', requirement: '由企业确认', own: '您确认：否' }, '承租房屋为自用（您确认：否）'],
  [
    { ...row, title: '设备投资', requirement: '不低于500万元', own: '您确认：否' },
    '设备投资不低于500万元（您确认：否）',
  ],
  [{ ...row, title: 'Ⅰ类知识产权或豁免', relation: 'any' as const, own: null }, 'Ⅰ类知识产权或豁免：不符合'],
])('%o', (unmet, words) => expect(unmetText(unmet)).toBe(words));

it('says of a size what is asked, and by which numbers it was found', () => {
  const size = { ...row, title: '企业划型（按300号）', relation: 'all' as const };
  const told = { ...size, requirement: '小型或微型企业', own: '餐饮业，从业人员60人、营业收入620万元' };
  expect(unmetText(told, [{ ...row, parentId: 'c', title: '营业收入', own: '620万元' }])).toBe(
    '企业划型（按300号）：餐饮业，从业人员60人、营业收入620万元，要求小型或微型企业',
  );
});

it('tells what is made of others by what of it is not met', () => {
  const any = { ...row, id: 'any', title: '科技和创新型中小企业', relation: 'any' as const, own: null };
  const below = (title: string, own: string) => ({ ...row, id: title, parentId: 'any', title, own });
  const rows = [any, below('科技型', '科技型中小企业：否'), below('创新型', '创新型中小企业：否')];
  expect(unmetText(any, rows)).toBe('科技型中小企业（您填“否”）和创新型中小企业（您填“否”）都不满足，有一项即可');
  expect(unmetText(any, rows.slice(0, 2))).toBe('科技型中小企业（您填“否”）');
  expect(unmetText(any, [any])).toBe('科技和创新型中小企业：不符合');
});

it('tells alternatives as alternatives, with what has to be met together as one of them', () => {
  const any = { ...row, id: 'any', title: '市场地位', relation: 'any' as const, own: null };
  const part = (id: string, requirement: string, own: string, parentId = 'any') => ({
    ...row,
    id,
    parentId,
    title: id,
    requirement,
    own,
  });
  const [share, rank] = [part('占有率', '不低于10%', '6%'), part('排名', '前3名', '第5名')];
  expect(unmetText(any, [any, share, rank])).toBe(
    '占有率6%（要求不低于10%）和排名第5名（要求前3名）都不满足，有一项即可',
  );
  const both = { ...row, id: 'both', parentId: 'any', title: '年限与收入', relation: 'all' as const, own: null };
  const rows = [
    any,
    share,
    rank,
    both,
    part('满5年', '不少于5年', '4年', 'both'),
    part('收入', '不低于2亿元', '1亿元', 'both'),
  ];
  expect(unmetText(any, rows)).toBe(
    '占有率6%（要求不低于10%）、排名第5名（要求前3名）和满5年（现为4年，要求不少于5年）且收入1亿元（要求不低于2亿元）都不满足，有一项即可',
  );
  const two = { ...any, relation: 'atLeast' as const, requirement: '至少满足2项' };
  expect(unmetText(two, [two, share, rank])).toBe(
    '占有率6%（要求不低于10%）和排名第5名（要求前3名）都不满足，至少满足2项',
  );
});
