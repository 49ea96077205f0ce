/** Scrolls an element into view inside its scrolling pane, without moving the page itself. */
export function scrollIntoPane(element: Element | null | undefined) {
  let pane = element?.parentElement ?? null;
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  if (!element || !pane || pane === document.body || pane === document.documentElement) return;
  const box = element.getBoundingClientRect();
  const view = pane.getBoundingClientRect();
  if (box.top < view.top) pane.scrollTop += box.top - view.top - view.height / 3;
  else if (box.bottom > view.bottom) pane.scrollTop += box.bottom - view.bottom + view.height / 3;
}
