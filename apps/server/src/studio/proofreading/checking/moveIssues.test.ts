import { expect, it } from 'vitest';
import { moveIssues } from './moveIssues';
import type { PlacedIssue } from './readAll';

const before = ['关于申报的通知', '各单位应按时间报送才料，逾期不候。', '联系人按时接听电话。'].join('\n');
const issueOf = (original: string, text = before): PlacedIssue =>
  ({ original, from: text.indexOf(original), to: text.indexOf(original) + original.length }) as PlacedIssue;
const issues = [issueOf('按时间'), issueOf('才料')];
const wordsAt = (text: string, moved: readonly PlacedIssue[]) => moved.map(({ from, to }) => text.slice(from, to));

it('段落没有变，跟着它移动', () => {
  const after = `示例市文件\n${before}`;
  const moved = moveIssues(before, after, issues);
  expect(moved.dropped).toBe(0);
  expect(wordsAt(after, moved.issues)).toEqual(['按时间', '才料']);
});

it('同一段里改了一处，其余的还在，跟着自己的字移动', () => {
  const after = before.replace('按时间', '按时');
  const moved = moveIssues(before, after, issues);
  expect(moved).toMatchObject({ dropped: 1 });
  expect(wordsAt(after, moved.issues)).toEqual(['才料']);
});

it('前面加了一段又改了这一段，也找得到', () => {
  const after = `示例市文件\n${before.replace('按时间', '按时')}`;
  expect(wordsAt(after, moveIssues(before, after, issues).issues)).toEqual(['才料']);
});

it('改过的段落里同样的字有两处，不知道是哪一处，不再列出', () => {
  const after = before.replace('按时间', '按时').replace('逾期', '才料逾期');
  expect(moveIssues(before, after, issues)).toEqual({ issues: [], dropped: 2 });
});

it('整段删去，别的段落里有同样的字也不算', () => {
  const after = ['关于申报的通知', '联系人按时间接听电话。'].join('\n');
  expect(moveIssues(before, after, issues)).toEqual({ issues: [], dropped: 2 });
});
