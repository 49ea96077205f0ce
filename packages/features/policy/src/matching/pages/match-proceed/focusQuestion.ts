const fields = [
  'input[aria-invalid="true"]',
  '[role="spinbutton"][aria-invalid="true"]',
  'input:checked',
  'input',
  '[role="spinbutton"]',
  'button',
];

/**
 * Moves the focus to an invalid field, else to the chosen answer, else to the first field; on touch to none that opens
 * the keyboard.
 */
export function focusQuestion(page: HTMLElement | null, id: string): void {
  const question = page?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  question?.scrollIntoView({ block: 'nearest' });
  const field = fields.map((selector) => question?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!page?.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches) field?.focus({ preventScroll: true });
}
