/** Estimated share of the items with a question that its answer rules out, 0 to 1. */
type VetoShare = (id: string) => number;

/**
 * Order in which open questions (ids, one set per item) are asked. Greedy: next comes the question that decides most items, where an
 * item counts 1 if that is its last open question and `vetoShare` otherwise; ties go to the question whose items have the fewest
 * others open.
 */
export function askingOrder(open: readonly ReadonlySet<string>[], vetoShare: VetoShare = () => 0.3): string[] {
  const left = open.map((set) => new Set(set));
  const within = new Map<string, number[]>();
  left.forEach((set, index) => {
    for (const id of set) within.set(id, [...(within.get(id) ?? []), index]);
  });
  const order: string[] = [];
  while (within.size > 0) {
    let best = { id: '', gain: -1, near: -1 };
    for (const [id, items] of within) {
      const sizes = items.map((index) => left[index]?.size ?? 0).filter((size) => size > 0);
      const gain = sizes.reduce((sum, size) => sum + (size === 1 ? 1 : vetoShare(id)), 0);
      const near = sizes.reduce((sum, size) => sum + 1 / size, 0);
      const isBetter = gain > best.gain || (gain === best.gain && near > best.near);
      if (isBetter || (gain === best.gain && near === best.near && id < best.id)) best = { id, gain, near };
    }
    for (const index of within.get(best.id) ?? []) left[index]?.delete(best.id);
    within.delete(best.id);
    order.push(best.id);
  }
  return order;
}
