const fields = [
  'input[aria-invalid="true"]',
  '[role="spinbutton"][aria-invalid="true"]',
  'input:checked',
  'input',
  '[role="spinbutton"]',
  'button',
];

/**
 * Scrolls to a question and moves the focus to its invalid field, else to the chosen answer, else to the first field; on
 * touch it only scrolls, so that no keyboard opens.
 */
export function focusQuestion(page: HTMLElement | null, id: string): void {
  const question = page?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  question?.scrollIntoView({ block: 'nearest' });
  const field = fields.map((selector) => question?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!page?.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches) field?.focus({ preventScroll: true });
}
