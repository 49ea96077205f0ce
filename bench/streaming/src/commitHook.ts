/** The little of a fiber that is read here. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
  stateNode: unknown;
}

const hostElement = 5;

/** Told of every commit. Imported before react-dom, which looks for this hook once, when it is loaded. */
export const commits = { tell: (_root: Fiber) => {} };

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => commits.tell(root.current),
  },
});

const childrenOf = (fiber: Fiber | null): Fiber[] => {
  const children: Fiber[] = [];
  for (let child = fiber?.child ?? null; child; child = child.sibling) children.push(child);
  return children;
};

/** Calls for every element that React rendered again in this commit; what it skipped is not visited. */
export function visitRendered(fiber: Fiber, visit: (element: Element) => void) {
  const before = childrenOf(fiber.alternate);
  for (const child of childrenOf(fiber)) {
    if (before.includes(child)) continue;
    const isRendered = child.alternate !== null && child.alternate.memoizedProps !== child.memoizedProps;
    if (child.tag === hostElement && isRendered) visit(child.stateNode as Element);
    visitRendered(child, visit);
  }
}

const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, pre, table, blockquote, hr';

/** Top-level blocks of an answer, whatever wrappers are around them. */
export const blocksOf = (box: Element): Element[] =>
  [...box.querySelectorAll(block)].filter((element) => {
    const outer = element.parentElement?.closest(block);
    return !outer || !box.contains(outer);
  });
