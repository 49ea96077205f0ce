import { blocksOf, commits, visitRendered } from './commitHook';

/** The last blocks may change with what comes next; everything before them is settled. */
const openBlocks = 3;

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
