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
  [{ ...row, title: '研发费用占比', requirement: '不低于4%', own: '3.8%' }, '研发费用占比：3.8%，要求不低于4%'],
  [
    { ...row, title: '承租房屋为自用', requirement: '由企业确认，或由专家判断', own: '已说明不符合' },
    '承租房屋为自用（已说明不符合）',
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
  expect(unmetText(any, rows)).toBe('科技型中小企业（您填“否”），创新型中小企业（您填“否”）');
  expect(unmetText(any, [any])).toBe('科技和创新型中小企业：不符合');
});
