/** Item that waits for answers. */
export interface Waiting {
  /** Ids of its open questions. */
  open: ReadonlySet<string>;
  /** How much its outcome counts beside that of others. */
  weight: number;
}

/** Estimated share of the items with a question that its answer rules out, 0 to 1. */
type VetoShare = (id: string) => number;

/**
 * Order in which open questions are asked. Greedy: next comes the question that decides most, where an item counts by its weight and by
 * the part of its decision that one answer is: one of those still open, or what the answer rules out, whichever is more.
 */
export function askingOrder(waiting: readonly Waiting[], vetoShare: VetoShare = () => 0.3): string[] {
  const left = waiting.map(({ open, weight }) => ({ open: new Set(open), weight }));
  const within = new Map<string, typeof left>();
  for (const item of left) for (const id of item.open) within.set(id, [...(within.get(id) ?? []), item]);
  const order: string[] = [];
  while (within.size > 0) {
    let best = { id: '', gain: -1 };
    for (const [id, items] of within) {
      const gain = items.reduce((sum, { open, weight }) => sum + weight * Math.max(vetoShare(id), 1 / open.size), 0);
      if (gain > best.gain || (gain === best.gain && id < best.id)) best = { id, gain };
    }
    for (const { open } of within.get(best.id) ?? []) open.delete(best.id);
    within.delete(best.id);
    order.push(best.id);
  }
  return order;
}

/**
 * Questions that so many answers leave room for: of one item after the other all of its own, in the order in which they would be settled.
 * What settles no item is left out, since it would be asked for nothing.
 *
 * @param order ids in the order of asking (`askingOrder`), all of those that are open
 * @param room number of questions
 */
export function worthAsking(open: readonly ReadonlySet<string>[], order: readonly string[], room: number): Set<string> {
  const place = new Map(order.map((id, index) => [id, index]));
  const last = (ids: ReadonlySet<string>) => Math.max(-1, ...[...ids].map((id) => place.get(id) ?? -1));
  const asked = new Set<string>();
  for (const ids of [...open].sort((a, b) => last(a) - last(b))) {
    const more = [...ids].filter((id) => !asked.has(id));
    if (asked.size + more.length <= room) for (const id of more) asked.add(id);
  }
  return asked;
}
