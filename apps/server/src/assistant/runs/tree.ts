export interface TreeNode {
  id: string;
  parent_id: string | null;
}

/** The messages of a conversation by their parents; every answer and every edit of a question is a branch. */
export interface MessageTree {
  has(id: string): boolean;
  /** From the first message to this one. */
  pathTo(id: string): string[];
  /** All with the same parent in order, itself included. */
  siblingsOf(id: string): string[];
  /** The newest end of what follows this message. */
  leafOf(id: string): string;
}

/** @param nodes parents before their children, as they were written */
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
