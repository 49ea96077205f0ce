export interface OutlineItem {
  id: string;
  /** 第七条 */
  label: string;
  /** 分段比例 */
  heading?: string;
  /** heading 是正文的开头而不是标题：只占一行，宽度不够就截断。 */
  isExcerpt?: boolean;
  /** 0为章 */
  depth: number;
  parentId?: string | null;
  /** 右端的数字，如6/7。 */
  meta?: string;
}
export interface OutlineNode {
  item: OutlineItem;
  children: OutlineNode[];
}

/** Tree of items in their order; one whose parent is not in the list is at the top. */
export function outlineTree(items: readonly OutlineItem[]): OutlineNode[] {
  const nodes = new Map(items.map((item) => [item.id, { item, children: [] as OutlineNode[] }]));
  const roots: OutlineNode[] = [];
  for (const item of items) {
    const node = nodes.get(item.id);
    if (!node) continue;
    const parent = item.parentId && item.parentId !== item.id ? nodes.get(item.parentId) : undefined;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** Ids of the current item and those above it; empty without a current one. */
export function branchOf(items: readonly OutlineItem[], currentId: string | undefined): Set<string> {
  const parents = new Map(items.map((item) => [item.id, item.parentId]));
  const branch = new Set<string>();
  for (let id: string | null | undefined = currentId; id && !branch.has(id); id = parents.get(id)) branch.add(id);
  return branch;
}
