/**
 * Runs `task` when the page is idle, after 3 s at the latest; after 500 ms where the browser cannot tell.
 *
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 500);
  return () => clearTimeout(id);
}
