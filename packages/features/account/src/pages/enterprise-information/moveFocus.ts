/**
 * Moves the focus to the next field of the same column, or with -1 to the one before; from the end of a column to the
 * start of the next.
 *
 * @returns false where there is none
 */
export function moveFocus(from: HTMLElement, step: 1 | -1): boolean {
  const table = from.closest('table');
  if (!table) return false;
  const fields = [...table.querySelectorAll<HTMLElement>('[data-column]')]
    // Columns that a narrow screen leaves out have no boxes.
    .filter((cell) => cell.getClientRects().length > 0)
    .map((cell, place) => ({ cell, place, column: Number(cell.dataset.column) }))
    .sort((a, b) => a.column - b.column || a.place - b.place)
    .map(({ cell }) => cell);
  const here = fields.findIndex((cell) => cell.contains(from));
  const next = fields[here + step]?.querySelector<HTMLElement>('input, button[aria-haspopup]');
  if (here === -1 || !next) return false;
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
  return true;
}
