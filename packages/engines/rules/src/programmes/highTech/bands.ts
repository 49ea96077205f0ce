import type { Expr } from '../../conditions/expression';
import type { Band } from '../../conditions/rule';

export const steps = (by: Expr, rows: readonly [limit: string, band: Band][], otherwise: Band) => ({
  k: 'bands' as const,
  by,
  rows: rows.map(([limit, band]) => ({ op: '>=' as const, limit, band })),
  otherwise,
});
