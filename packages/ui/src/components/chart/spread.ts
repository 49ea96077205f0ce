export interface Spreadable {
  /** Preferred position of its centre. */
  at: number;
  size: number;
}

interface Cluster {
  members: number[];
  /** Start that is nearest to what its members prefer. */
  start: number;
  size: number;
}

/**
 * Centres of things with preferred positions that must neither overlap nor leave 0 to `extent`. Order is kept, and
 * colliding ones are side by side around their common middle. One unit throughout, usually px.
 */
export function spread(things: readonly Spreadable[], extent: number, gap = 0): number[] {
  const sizeOf = (index: number) => things[index]?.size ?? 0;
  const settle = (members: number[]): Cluster => {
    const size = members.reduce((sum, index) => sum + sizeOf(index), 0) + gap * (members.length - 1);
    let offset = 0;
    let wanted = 0;
    for (const index of members) {
      wanted += (things[index]?.at ?? 0) - offset - sizeOf(index) / 2;
      offset += sizeOf(index) + gap;
    }
    return { members, size, start: Math.max(0, Math.min(wanted / members.length, extent - size)) };
  };
  const clusters: Cluster[] = [];
  const order = things.map((_, index) => index).sort((a, b) => (things[a]?.at ?? 0) - (things[b]?.at ?? 0) || a - b);
  for (const index of order) {
    let cluster = settle([index]);
    for (let before = clusters.at(-1); before && before.start + before.size + gap > cluster.start + 1e-9; ) {
      clusters.pop();
      cluster = settle([...before.members, ...cluster.members]);
      before = clusters.at(-1);
    }
    clusters.push(cluster);
  }
  const centres = things.map(() => 0);
  for (const { members, start } of clusters) {
    let from = start;
    for (const index of members) {
      centres[index] = from + sizeOf(index) / 2;
      from += sizeOf(index) + gap;
    }
  }
  return centres;
}
