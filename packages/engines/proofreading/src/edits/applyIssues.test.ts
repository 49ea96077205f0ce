import { expect, it } from 'vitest';
import { proofread } from '../checking/Session';
import { applyIssues } from './applyIssues';
import { countIssues, sizeOf } from './statistics';

const text = '依据国科发火[2016]第32号,现通知如下。';
const { issues } = proofread(text, { today: '2026-11-25', genre: 'official' });
const accepted = issues.map((issue) => ({ ...issue, replacement: issue.suggestions[0] ?? issue.original }));

it('puts the suggestions in and leaves the rest as it was', () =>
  expect(applyIssues(text, accepted.toReversed())).toBe('依据国科发火〔2016〕32号，现通知如下。'));

it('refuses a text that changed, and changes that overlap', () => {
  expect(() => applyIssues(`新${text}`, accepted)).toThrow(RangeError);
  expect(() => applyIssues(text, [...accepted, ...accepted])).toThrow(RangeError);
});

it('counts', () => {
  expect(sizeOf(text)).toEqual({ characters: 23, paragraphs: 1 });
  expect(countIssues(issues)).toEqual({
    bySeverity: { error: 3, suggestion: 0, review: 0 },
    byClass: [
      { class: 'docno', count: 2 },
      { class: 'punct.width', count: 1 },
    ],
  });
});
