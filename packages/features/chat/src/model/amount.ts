const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const units = [
  [1e8, '亿元'],
  [1e4, '万元'],
  [1, '元'],
] as const;

/** 分 as people write it: 200万元. */
export function yuanOf(fen: number): string {
  const yuan = fen / 100;
  const [size, unit] = units.find(([least]) => yuan >= least) ?? units[2];
  return `${format.format(yuan / size)}${unit}`;
}
