/** The categories of R&D expense of 国科发火〔2016〕195号, in its order. */
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
  /** 研发费用, in fen. */
  totalFen: number;
  /** Of it, what was spent in China. */
  domesticFen: number;
  /** 委托外部 that counts. */
  entrustedFen: number;
  /** 其他费用 that counts, and the most that may. */
  otherFen: number;
  maxOtherFen: number;
}

/**
 * R&D expense as 195号 counts it: what was entrusted to others at 80%, other expenses no more than 20% of the whole, which is a
 * quarter of all the rest. Whole fen, rounded down, so that nothing is counted that is not there.
 *
 * @param fen amounts by category in fen; a category that is missing is 0
 * @param overseasFen of what was entrusted, the part abroad
 * @throws RangeError when the part abroad is more than what was entrusted
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
