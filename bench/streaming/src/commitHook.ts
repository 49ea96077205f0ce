/** The little of a fiber that is read here. */
export interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
  stateNode: unknown;
}

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
