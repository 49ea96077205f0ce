import {
  factDefs,
  factSet,
  judgeItem,
  judgingOf,
  limitsOf,
  openQuestions,
  type StoredFact,
  withImplied,
} from '@hengce/rules';
import { firmFacts } from '../src/matching/answers/firmFacts';
import { itemsFor, type Matchable } from '../src/matching/items';
import { askingOrder } from '../src/matching/match/askingOrder';
import type { BenchFirm } from './matchFirms';

export interface AskedFirm {
  items: number;
  /** Questions until nine of ten items are decided. */
  byGain: number;
  inFormOrder: number;
}

const enough = 0.9;

/** Answers one question after another, truthfully, until nine of ten items are decided. */
function questionsNeeded(
  firm: BenchFirm,
  items: readonly Matchable[],
  asOf: string,
  next: (open: readonly Set<string>[], all: readonly string[]) => string | undefined,
): number {
  const limits = limitsOf(items);
  const known: StoredFact[] = [];
  const attestations: Record<string, boolean> = {};
  let all: string[] = [];
  const done = new Set<string>();
  for (let count = 0; ; count += 1) {
    const said = {
      ...firmFacts(asOf, { ...firm.profile, established_at: null, industry_code: null }, [], [], attestations),
      facts: factSet(asOf, known),
    };
    const circumstances = judgingOf(withImplied(said, limits));
    const open = items
      .map((item) => openQuestions(judgeItem(item, circumstances), circumstances))
      .map((set) => new Set([...set].filter((id) => !done.has(id))));
    if (count === 0) all = formOrder([...new Set(open.flatMap((set) => [...set]))]);
    const undecided = open.filter((set) => set.size > 0);
    if (1 - undecided.length / items.length >= enough) return count;
    const id = next(
      undecided,
      all.filter((one) => !done.has(one)),
    );
    if (id === undefined) return count;
    done.add(id);
    const [kind, key = '', period = ''] = id.split(':');
    if (kind === 'attest') attestations[id] = firm.confirms(id);
    else known.push(...firm.facts.filter((fact) => fact.key === key && fact.period === period));
  }
}

export function measureQuestions(firms: readonly BenchFirm[], all: readonly Matchable[], asOf: string): AskedFirm[] {
  return firms.map((firm) => {
    const { items } = itemsFor(all, firm.profile.region_code);
    return {
      items: items.length,
      byGain: questionsNeeded(
        firm,
        items,
        asOf,
        (open) => askingOrder(open.map((ids) => ({ open: ids, weight: 1 })))[0],
      ),
      inFormOrder: questionsNeeded(firm, items, asOf, (_, rest) => rest[0]),
    };
  });
}

/** Questions in the order of a form: facts as they are defined, year by year, then confirmations. */
function formOrder(ids: readonly string[]): string[] {
  const keys = ['establishedAt', 'industryCode', ...factDefs.map(({ key }) => key as string)];
  const placeOf = (id: string): number => {
    const [kind, key = '', period = ''] = id.split(':');
    return kind === 'attest' ? 1e6 : keys.indexOf(key) * 10 + (period === '' ? 0 : 9 - (Number(period) % 10));
  };
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}
