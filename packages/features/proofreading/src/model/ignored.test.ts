import { expect, it } from 'vitest';
import type { FoundIssue } from '../reading/protocol';
import { contextAt, ignoredAfter } from './ignored';

const before = '项目名单已于昨日印刷完毕,请各单位领取。\n附件:名单,请查收。';
const issueAt = (text: string, from: number): FoundIssue =>
  ({
    id: `punct ${from}`,
    ruleId: 'punct.width.half',
    original: text[from],
    from,
    to: from + 1,
    context: contextAt(text, { from, to: from + 1 }),
  }) as FoundIssue;
const commas = (text: string) => [...text].flatMap((one, at) => (one === ',' ? [issueAt(text, at)] : []));
const ignoring = ({ ruleId, original, context }: FoundIssue) => ({ ruleId, original, context });
const [first, second] = commas(before) as [FoundIssue, FoundIssue];

it.each([
  ['它后面的', '请各单位', '请各部门'],
  ['它前面的', '印刷完毕', '印制完毕'],
  ['前面长短不同的', '昨日印刷', '上周五印制'],
])('%s字改了，忽略的还是忽略', (_, from, to) => {
  const after = before.replace(from, to);
  const ignored = ignoredAfter([ignoring(first)], commas(before), before, after);
  expect(ignored).toEqual([ignoring(commas(after)[0] as FoundIssue)]);
});

it('离它远的改动，什么也不变', () => {
  const ignored = [ignoring(first)];
  expect(ignoredAfter(ignored, commas(before), before, before.replace('附件', '附表'))).toBe(ignored);
});

it('改的就是它，不再认它', () => {
  const after = before.replace('完毕,', '完毕，');
  expect(ignoredAfter([ignoring(first)], commas(before), before, after)).toEqual([ignoring(first)]);
});

it('没有忽略的那一处不因此忽略', () => {
  const after = before.replace('请查收', '请核对');
  expect(ignoredAfter([ignoring(first)], commas(before), before, after)).toEqual([ignoring(first)]);
  expect(second.context).not.toBe(first.context);
});

it('前后文字相同的几处一起忽略的，改了一处，几处都还忽略', () => {
  const twice = '已办结,请查收。\n已办结,请查收。';
  const [one] = commas(twice) as [FoundIssue];
  const after = '已办结,请领取。\n已办结,请查收。';
  const ignored = ignoredAfter([ignoring(one)], commas(twice), twice, after);
  expect(ignored).toEqual(expect.arrayContaining(commas(after).map(ignoring)));
});
