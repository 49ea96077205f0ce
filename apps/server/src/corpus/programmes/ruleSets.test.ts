import { problemsOf, type RuleSet, ruleSetAt, ruleSets } from '@hengce/rules';
import { asOf } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../platform/vocabulary';
import { nationalProgrammes } from './nationalProgrammes';

const programmes = nationalProgrammes();
const find = (id: string, day = asOf): RuleSet => ruleSetAt(ruleSets, id, day) as RuleSet;
const clauses = new Map(
  programmes.flatMap((policy) => policy.clauses.map(({ id, text }) => [`${policy.id} ${id}`, text] as const)),
);

describe('every shipped rule set', () => {
  it.each(ruleSets.map((set) => [set.id, set] as const))('%s quotes what its document says', (_, set) => {
    const docNoOf = (id: string) => programmes.find((policy) => policy.id === id)?.docNo ?? null;
    expect(problemsOf(set, (policyId, clauseId) => clauses.get(`${policyId} ${clauseId}`), docNoOf)).toEqual([]);
  });
  it.each(ruleSets.map((set) => [set.id, set] as const))('%s belongs to an item of its policy', (_, set) => {
    const policy = programmes.find(({ id }) => id === set.policyId);
    expect(policy?.items.map(({ id }) => id)).toContain(set.itemId);
  });
  it('is chosen by the day, and has a hash of its own that does not depend on the order of keys', () => {
    expect(ruleSetAt(ruleSets, 'specialised', '2022-05-31')).toBeUndefined();
    expect(ruleSetAt(ruleSets, 'specialised', '2026-03-31')?.policyId).toBe('n-specialised-2022');
    expect(ruleSetAt(ruleSets, 'specialised', '2026-04-01')?.policyId).toBe('n-specialised-2026');
    expect(hashOf({ a: 1 })).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(ruleSets.map(hashOf)).size).toBe(ruleSets.length);
    expect(hashOf({ a: 1, b: [2, { d: 3, c: 4 }] })).toBe(hashOf({ b: [2, { c: 4, d: 3 }], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });
  it('reports what is wrong with one', () => {
    const wrong: RuleSet = {
      ...find('hnte'),
      validTo: '2015-01-01',
      condition: {
        k: 'all',
        id: 'x',
        title: 'x',
        of: [
          { k: 'attest', id: 'x', title: 'x' },
          { k: 'attest', id: 'y', title: 'y', quote: { policyId: 'p', clauseId: 'c', text: '没有的话' } },
        ],
      },
    };
    const found = problemsOf(
      wrong,
      (policyId) => (policyId === 'p' ? '有的话' : undefined),
      () => '国科发火 2016 32',
    );
    expect(found).toHaveLength(5);
  });
});
