const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const minus = (text: string) => text.replace('-', '−');

/** 11,520.00, for columns; U+2212 for what is taken off. */
export const amountOf = (fen: number): string => minus(cents.format(fen / 100));

/** ¥11,520.00 */
export const yuanOf = (fen: number): string => `${fen < 0 ? '−' : ''}¥${cents.format(Math.abs(fen) / 100)}`;

/** ¥12,800, with 角 and 分 only where there are some. */
export const priceOf = (fen: number): string => (fen % 100 === 0 ? `¥${whole.format(fen / 100)}` : yuanOf(fen));
