/** Categories of R&D expense in 国科发火〔2016〕195号, in its order. */
export const rdCategories = [
  'staff',
  'materials',
  'depreciation',
  'amortisation',
  'design',
  'trial',
  'entrusted',
  'other',
] as const;
export type RdCategory = (typeof rdCategories)[number];

export interface RdCount {
  /** 研发费用, in 分. */
  totalFen: number;
  /** 研发费用 spent in China, in 分. */
  domesticFen: number;
  /** 委托外部 that counts, in 分. */
  entrustedFen: number;
  /** 其他费用 that counts, in 分; `maxOtherFen` is the highest that may. */
  otherFen: number;
  maxOtherFen: number;
}

/**
 * R&D expense by 国科发火〔2016〕195号: 80 % of what was entrusted to others, and other expenses up to 20 % of the
 * whole, which is a quarter of the rest. Whole 分, rounded down.
 *
 * @param fen amounts by category in 分; a missing category is 0
 * @param overseasFen part of the entrusted amount that went abroad, in 分
 * @throws RangeError when that part is larger than what was entrusted
 */
export function countRdExpense(fen: Partial<Record<RdCategory, number>>, overseasFen = 0): RdCount {
  const of = (category: RdCategory) => fen[category] ?? 0;
  if (overseasFen > of('entrusted')) throw new RangeError('more abroad than entrusted');
  const entrustedFen = Math.floor((of('entrusted') * 8) / 10);
  const own = rdCategories
    .filter((category) => category !== 'entrusted' && category !== 'other')
    .reduce((sum, category) => sum + of(category), 0);
  const maxOtherFen = Math.floor((own + entrustedFen) / 4);
  const otherFen = Math.min(of('other'), maxOtherFen);
  const totalFen = own + entrustedFen + otherFen;
  return { totalFen, domesticFen: totalFen - Math.ceil((overseasFen * 8) / 10), entrustedFen, otherFen, maxOtherFen };
}
