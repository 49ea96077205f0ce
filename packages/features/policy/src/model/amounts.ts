export interface AmountWords {
  yuan: string;
  tenThousand: string;
  hundredMillion: string;
}

const two = (value: number) => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** 1286万元, 2.26亿元: at most two decimals, as one speaks of money in policies. */
export function shortMoney(fen: number, words: AmountWords): string {
  const yuan = fen / 100;
  const size = Math.abs(yuan);
  if (size >= 1e8) return two(yuan / 1e8) + words.hundredMillion;
  // Not grouped: 1286万元, as documents write it.
  if (size >= 1e4) return two(yuan / 1e4).replaceAll(',', '') + words.tenThousand;
  return two(yuan) + words.yuan;
}

const exact = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** 101,231.50元: to the 分, as in an account. */
export const money = (fen: number, yuan: string): string => `${exact.format(fen / 100)}${yuan}`;
