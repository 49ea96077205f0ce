import { describe, expect, it } from 'vitest';
import type { RuleDocuments } from '../evaluation/conclusions';
import { evaluateHighTech } from '../evaluation/highTech';
import { evaluateSpecialization } from '../evaluation/specialization';
import { findFact } from '../facts/factDefs';
import { asOf, factsOf, storedFacts } from '../facts/values';
import { goldenCases } from '../programmes/goldenCases';
import { ruleSets } from '../programmes/ruleSets';
import { firmOf, itemsOfRules, rulesOf } from './basis';
import { matchItems, type Supposed, whatIf } from './whatIf';

const over = { state: 'closed', opensAt: null, closesAt: null } as const;
const windows = [...(['open', 'upcoming', 'rolling', 'closed', 'none'] as const).map((state) => ({ state })), over];
const items = ruleSets.map((set, index) => ({
  window: windows[index % windows.length] ?? over,
  key: `${set.id} ${set.validFrom}`,
  rule: { cond: { k: 'all' as const, id: set.id, title: set.id, of: [set.condition] } },
}));
const documents: RuleDocuments = {
  clauseOf: ({ policyId, clauseId }) => ({ policyId, clauseId, label: clauseId, quote: clauseId }),
  docNoOf: () => null,
};
/** As it arrives where it is read. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(goldenCases.map((one) => [one.ruleSet, one.title, one] as const))('%s: %s', (_, __, one) => {
  const { values, attestations } = one;
  const here = { facts: factsOf(values), attestations };
  const facts = storedFacts(values);
  const there = firmOf(
    sent({ asOf, facts, ranges: [], attestations: Object.entries(attestations).map(([id, holds]) => ({ id, holds })) }),
  );
  it('what was sent decides the same', () => {
    const rules = sent(rulesOf(items, ({ key }) => key));
    const [own, other] = [matchItems(here, items), matchItems(there, itemsOfRules(rules))];
    expect(other.judged.map(({ group }) => group)).toEqual(own.judged.map(({ group }) => group));
    const tried = facts.flatMap(({ key, period, value }): Supposed[] => {
      const def = findFact(key);
      return def && typeof value === 'number' ? [{ def, period, value: value * 2 }] : [];
    });
    for (const change of tried) {
      const [a, b] = [whatIf(own, [change]), whatIf(other, [change])];
      expect({ ...b, moves: b.moves.map(({ item, ...move }) => ({ ...move, item: item.policy })) }).toEqual({
        ...a,
        moves: a.moves.map(({ item, ...move }) => ({ ...move, item: item.key })),
      });
    }
  });
  it('and evaluates the same', () => {
    expect(evaluateHighTech(there, documents)).toEqual(evaluateHighTech(here, documents));
    // What is remembered of stated facts must not count as evidenced.
    expect(evaluateHighTech({ ...there, memo: new Map() }, documents)).toEqual(evaluateHighTech(here, documents));
    for (const year of ['2022', '2026'] as const)
      expect(evaluateSpecialization(there, year, documents)).toEqual(evaluateSpecialization(here, year, documents));
  });
});
