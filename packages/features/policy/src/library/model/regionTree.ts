import type { FacetBucket } from '../../shared/model/types';

export interface RegionNode extends FacetBucket {
  children: RegionNode[];
}

/** Region facet as a tree. A bucket without its parent is at the top; the order stays. */
export function regionTree(buckets: readonly FacetBucket[]): RegionNode[] {
  const nodes = new Map<string, RegionNode>(buckets.map((bucket) => [bucket.value, { ...bucket, children: [] }]));
  const roots: RegionNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent === null ? undefined : nodes.get(node.parent);
    if (parent && !isBelow(parent, node.value, nodes)) parent.children.push(node);
    else roots.push(node);
  }
  return roots;
}

const nation = '000000';

/** Whether a region contains or equals another, by their codes; the nation contains none of them. False without another. */
export const isAbove = (code: string, other: string | undefined): boolean =>
  other !== undefined && code !== nation && other.startsWith(code.replace(/(?:00){1,2}$/, ''));

/**
 * Tree with the nation first, then the regions that contain a firm's, at every level, then the others.
 *
 * @param own GB/T 2260 code of the firm's region
 */
export function ownFirst(tree: readonly RegionNode[], own: string | undefined): RegionNode[] {
  const rank = ({ value }: RegionNode) => (value === nation ? 0 : isAbove(value, own) ? 1 : 2);
  return [...tree]
    .sort((a, b) => rank(a) - rank(b))
    .map((node) => (isAbove(node.value, own) ? { ...node, children: ownFirst(node.children, own) } : node));
}

/**
 * Chosen regions after one was pressed: without it when it was chosen. A region includes everything below it, so
 * choosing a city replaces its chosen province, and choosing the province replaces its cities.
 */
export function toggleRegion(
  selected: readonly string[],
  pressed: string,
  buckets: readonly FacetBucket[],
): readonly string[] {
  if (selected.includes(pressed)) return selected.filter((value) => value !== pressed);
  const known = new Map(buckets.map((bucket) => [bucket.value, bucket]));
  const rest = selected.filter(
    (value) => !isBelow(known.get(value), pressed, known) && !isBelow(known.get(pressed), value, known),
  );
  return [...rest, pressed];
}

/** State of a region: chosen, partly (a region below it is chosen), or none. */
export function regionChoice(node: RegionNode, selected: readonly string[]): 'chosen' | 'partly' | 'none' {
  if (selected.includes(node.value)) return 'chosen';
  return node.children.some((child) => regionChoice(child, selected) !== 'none') ? 'partly' : 'none';
}

/** Whether `bucket` lies below `ancestor` or is it. It stops at circles, which no server should send. */
function isBelow(bucket: FacetBucket | undefined, ancestor: string, known: ReadonlyMap<string, FacetBucket>): boolean {
  const seen = new Set<string>();
  for (let at = bucket; at && !seen.has(at.value); at = at.parent === null ? undefined : known.get(at.parent)) {
    if (at.value === ancestor) return true;
    seen.add(at.value);
  }
  return false;
}
