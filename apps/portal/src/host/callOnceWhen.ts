/** Calls `tell` the first time that `is` returns true, now or after a change of `store`; never again. */
export function callOnceWhen(
  store: { subscribe(listener: () => void): () => void },
  is: () => boolean,
  tell: () => void,
): void {
  let isTold = false;
  const look = () => {
    if (isTold || !is()) return;
    isTold = true;
    tell();
  };
  store.subscribe(look);
  look();
}
