import type { Clause } from './Clause';

/** Name by which a clause is cited: its label, else its heading; that of a part includes the clause above, 第五条（二）. */
export function placeName(
  { label, heading }: Pick<Clause, 'label' | 'heading'>,
  above?: Pick<Clause, 'label'>,
): string {
  const own = label || heading;
  return above && label.startsWith('（') ? `${above.label}${own}` : own;
}
