import { type Limits, settledAlong } from '@hengce/rules';

/** Estimated share of items that one answer rules out. */
const vetoShare = 0.3;

/**
 * Order in which open questions (ids, one set per item) are asked. Greedy: next comes the question that decides most items, where an
 * item counts in full if it is the last open question and by `vetoShare` otherwise; ties go to the question that leaves the fewest
 * others open. Questions that an answer would settle along (`limits`: 不低于300万元 follows from 不低于500万元) count with their
 * probability, so that the middle one of several limits comes first.
 */
export function askingOrder(open: readonly ReadonlySet<string>[], limits: Limits = new Map()): string[] {
  const left = open.map((set) => new Set(set));
  const within = new Map<string, number[]>();
  left.forEach((set, index) => {
    for (const id of set) within.set(id, [...(within.get(id) ?? []), index]);
  });
  const along = settledAlong([...within.keys()].flatMap((id) => limits.get(id) ?? []));
  const order: string[] = [];
  while (within.size > 0) {
    let best = { id: '', gain: -1, near: -1 };
    for (const id of within.keys()) {
      let gain = 0;
      let near = 0;
      for (const [settled, chance] of [[id, 1] as const, ...(along.get(id) ?? [])])
        for (const index of within.get(settled) ?? []) {
          const size = left[index]?.size ?? 0;
          if (size === 0) continue;
          gain += chance * (size === 1 ? 1 : vetoShare);
          near += chance / size;
        }
      const isBetter = gain > best.gain || (gain === best.gain && near > best.near);
      if (isBetter || (gain === best.gain && near === best.near && id < best.id)) best = { id, gain, near };
    }
    for (const index of within.get(best.id) ?? []) left[index]?.delete(best.id);
    within.delete(best.id);
    order.push(best.id);
  }
  return order;
}
