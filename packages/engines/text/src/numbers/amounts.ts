const upTo = (decimals: number) => new Intl.NumberFormat('zh-CN', { maximumFractionDigits: decimals });

function inUnits(fen: number, format: Intl.NumberFormat): string {
  const yuan = fen / 100;
  const size = Math.abs(yuan);
  if (size >= 1e8) return `${format.format(yuan / 1e8)}亿元`;
  // Not grouped: 1286万元, as documents write it.
  if (size >= 1e4) return `${format.format(yuan / 1e4).replaceAll(',', '')}万元`;
  return `${format.format(yuan)}元`;
}

const two = upTo(2);
/** 1286万元, 2.26亿元 of a sum in 分: no more than two decimals, as one speaks of money in policies. */
export const shortAmount = (fen: number): string => inUnits(fen, two);

// As many as a 分 in 亿元 has.
const ten = upTo(10);
/** 12345.6789万元 of a sum in 分: to the 分, so that two sums never look the same. */
export const exactAmount = (fen: number): string => inUnits(fen, ten);

/** 1,286.25: no decimal is dropped. */
export const exactNumber = (value: number): string => ten.format(value);

const cents = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 11,520.00 of a sum in 分, as in an account; U+2212 before what is taken off. */
export const accountAmount = (fen: number): string => cents.format(fen / 100).replace('-', '−');
