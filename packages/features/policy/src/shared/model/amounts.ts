export interface AmountWords {
  yuan: string;
  tenThousand: string;
  hundredMillion: string;
}

const atMost = (decimals: number) => (value: number) =>
  value.toLocaleString('zh-CN', { maximumFractionDigits: decimals });

function inUnits(fen: number, words: AmountWords, write: (value: number) => string): string {
  const yuan = fen / 100;
  const size = Math.abs(yuan);
  if (size >= 1e8) return write(yuan / 1e8) + words.hundredMillion;
  // Not grouped: 1286万元, as documents write it.
  if (size >= 1e4) return write(yuan / 1e4).replaceAll(',', '') + words.tenThousand;
  return write(yuan) + words.yuan;
}

const two = atMost(2);
/** 1286万元, 2.26亿元: at most two decimals, as one speaks of money in policies. */
export const shortMoney = (fen: number, words: AmountWords): string => inUnits(fen, words, two);

// As many as a 分 in 亿元 has.
const all = atMost(10);
/** 12345.6789万元: to the 分, so that two sums never look the same. */
export const exactMoney = (fen: number, words: AmountWords): string => inUnits(fen, words, all);
/** 1,286.25: no decimal is dropped. */
export const exactNumber = all;

const exact = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** 101,231.50元: to the 分, as in an account. */
export const money = (fen: number, yuan: string): string => `${exact.format(fen / 100)}${yuan}`;
