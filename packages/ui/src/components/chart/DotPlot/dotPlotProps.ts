import type { ChartTexts } from '../chartTexts';

export interface DotPlotRow {
  id: string;
  /** 量的是什么，如“近12个月新发政策”。 */
  label: string;
  /** 项、%、万元 */
  unit: string;
  /** 与系列一一对应；不知道的为null，不写0。 */
  values: readonly (number | null)[];
  /** 数值的写法，不带单位。 @default 千分位 */
  format?: (value: number) => string;
}

export interface DotPlotProps extends ChartTexts {
  /** 最多4个，如4个地区 */
  series: readonly { id: string; name: string }[];
  rows: readonly DotPlotRow[];
  /** 用强调色画的系列的id，通常是本企业；其他的用墨。 */
  own?: string;
}
