import { commits, type Fiber } from './commitHook';

const hostElement = 5;
/** The last blocks may change with what comes next; everything before them is settled. */
const openBlocks = 3;

const childrenOf = (fiber: Fiber | null): Fiber[] => {
  const children: Fiber[] = [];
  for (let child = fiber?.child ?? null; child; child = child.sibling) children.push(child);
  return children;
};

/** Calls for every element that React rendered again in this commit; what it skipped is not visited. */
function visitRendered(fiber: Fiber, visit: (element: Element) => void) {
  const before = childrenOf(fiber.alternate);
  for (const child of childrenOf(fiber)) {
    if (before.includes(child)) continue;
    const isRendered = child.alternate !== null && child.alternate.memoizedProps !== child.memoizedProps;
    if (child.tag === hostElement && isRendered) visit(child.stateNode as Element);
    visitRendered(child, visit);
  }
}

const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, pre, table, blockquote, hr';

/** Top-level blocks of the answer, whatever wrappers are around them. */
const blocksOf = (box: Element): Element[] =>
  [...box.querySelectorAll(block)].filter((element) => !element.parentElement?.closest(block));

/**
 * Counts elements in settled blocks that are rendered again. React says so itself, through the hook that its developer
 * tools use; elements that are replaced, as by innerHTML, are seen by their removal.
 */
export function countSettled(box: Element): () => number {
  let count = 0;
  let settled = new Set<Element>();
  let settledBefore = settled;
  const isSettled = (element: Element | null): boolean => {
    for (let at = element; at && at !== box; at = at.parentElement)
      if (settled.has(at) || settledBefore.has(at)) return true;
    return false;
  };
  commits.tell = (root) => {
    visitRendered(root, (element) => {
      if (isSettled(element)) count += 1;
    });
    settledBefore = settled;
    settled = new Set(blocksOf(box).slice(0, -openBlocks));
  };
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes)
        if (node instanceof Element && (isSettled(node) || isSettled(record.target as Element)))
          count += 1 + node.querySelectorAll('*').length;
  }).observe(box, { childList: true, subtree: true });
  return () => count;
}
