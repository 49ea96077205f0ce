import { describe, expect, it } from 'vitest';
import { proofread } from '../checking/Session';
import type { ProofreadOptions } from '../model/options';
import { type RuleCases, readCase } from '../testing/cases';
import { docNoCases } from './docno/cases';
import { rules } from './index';
import { punctuationCases } from './punct/cases';

const cases: RuleCases = { ...punctuationCases, ...docNoCases };

it('has cases for every rule and for no other', () =>
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort()));

describe.each(rules)('$id $title', (rule) => {
  const { good, bad, options: more } = cases[rule.id] ?? { good: [], bad: [] };
  const options: ProofreadOptions = { today: '2026-11-25', genre: rule.genres?.[0] ?? 'official', ...more };
  const found = (text: string) =>
    proofread(text, options).issues.flatMap((issue) => {
      if (issue.ruleId !== rule.id) return [];
      const start = text.split('\n').slice(0, issue.block).join('\n').length + (issue.block > 0 ? 1 : 0);
      const [suggestion] = issue.suggestions;
      return [{ from: start + issue.from, to: start + issue.to, ...(suggestion === undefined ? {} : { suggestion }) }];
    });

  it('has at least five cases of each kind', () => {
    expect(new Set(good).size).toBeGreaterThanOrEqual(5);
    expect(new Set(bad).size).toBeGreaterThanOrEqual(5);
  });

  it.each(good)('leaves %s', (text) => expect(found(text)).toEqual([]));

  it.each(bad)('finds %s', (marked) => {
    const { text, expected } = readCase(marked);
    expect(found(text)).toEqual(expected);
  });
});
