const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** 分 as people write it, 200万元; the units from the largest to 元. */
export function amountOf(fen: number, [hundredMillion, tenThousand, one]: readonly [string, string, string]): string {
  const yuan = fen / 100;
  if (yuan >= 1e8) return `${format.format(yuan / 1e8)}${hundredMillion}`;
  if (yuan >= 1e4) return `${format.format(yuan / 1e4)}${tenThousand}`;
  return `${format.format(yuan)}${one}`;
}
