import { accountAmount } from '@hengce/text';

const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** A sum in fen as yuan: ¥11,520.00. */
export const yuanOf = (fen: number): string => `${fen < 0 ? '−' : ''}¥${accountAmount(Math.abs(fen))}`;

/** A price in fen as yuan, with 角 and 分 only where there are some: ¥12,800. */
export const priceOf = (fen: number): string => (fen % 100 === 0 ? `¥${whole.format(fen / 100)}` : yuanOf(fen));
