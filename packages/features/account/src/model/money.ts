import { accountAmount } from '@hengce/text';

const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** Amount in 分 as yuan with its decimals: ¥11,520.00; −¥1.00 where it is negative. */
export const yuanOf = (fen: number): string => `${fen < 0 ? '−' : ''}¥${accountAmount(Math.abs(fen))}`;

/** Price in 分 as yuan, with decimals only where needed: ¥12,800. */
export const priceOf = (fen: number): string => (fen % 100 === 0 ? `¥${whole.format(fen / 100)}` : yuanOf(fen));
