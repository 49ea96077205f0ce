import type { Clause } from './Clause';

/** How a clause is cited: by its label, else its heading; a part of a clause with it, 第五条（二）. */
export function placeName(
  { label, heading }: Pick<Clause, 'label' | 'heading'>,
  above?: Pick<Clause, 'label'>,
): string {
  const own = label || heading;
  return above && label.startsWith('（') ? `${above.label}${own}` : own;
}
