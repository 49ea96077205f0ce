export interface TreeNode {
  id: string;
  parent_id: string | null;
}

/** Messages of a conversation by their parents; every answer and every edit of a question is a branch (分枝). */
export interface MessageTree {
  has(id: string): boolean;
  /** Messages from the first to this one. */
  pathTo(id: string): string[];
  /** Messages with the same parent in order, this one included. */
  siblingsOf(id: string): string[];
  /** Newest leaf below this message. */
  leafOf(id: string): string;
}

/** Tree of messages. @param nodes parents before their children, as they were written */
export function createTree(nodes: readonly TreeNode[]): MessageTree {
  const parents = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]));
  const children = new Map<string | null, string[]>();
  for (const { id, parent_id } of nodes) {
    const siblings = children.get(parent_id);
    if (siblings === undefined) children.set(parent_id, [id]);
    else siblings.push(id);
  }
  return {
    has: (id) => parents.has(id),
    pathTo(id) {
      const path: string[] = [];
      for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) path.push(at);
      return path.reverse();
    },
    siblingsOf: (id) => children.get(parents.get(id) ?? null) ?? [],
    leafOf(id) {
      let at = id;
      for (;;) {
        const next = children.get(at)?.at(-1);
        if (next === undefined) return at;
        at = next;
      }
    },
  };
}
