'use client';
import { useUiText } from '../../../provider/Provider';
import { ChartFrame } from '../ChartFrame';
import { type ChartSeries, formatNumber, isKnown } from '../chartOptions';
import type { ChartTexts } from '../chartTexts';
import { CartesianPlot } from './CartesianPlot';

interface CartesianBase extends ChartTexts {
  /** 单位，如“项”“万元”；写在标题旁。 */
  unit: string;
  /** 类目；histogram 时为各段的边界，比数值多一个。 */
  categories: readonly string[];
  /** 类目是什么，如“月份”；表格的列名。 @default '项目' */
  categoryLabel?: string;
  /** 用强调色画的一个，通常是本企业：line 写系列的id，其余写类目。其他的用墨。 */
  own?: string;
  /**
   * 图的高，像素
   *
   * @default 160
   */
  height?: number;
  /** 数值的写法，不带单位。 @default 千分位 */
  format?: (value: number) => string;
}
export interface LineChartProps extends CartesianBase {
  /** @default 'line' */
  kind?: 'line';
  /** 最多6条线 */
  series: readonly ChartSeries[];
}
export interface BarChartProps extends CartesianBase {
  kind: 'bar' | 'histogram';
  /** 一个系列；几个系列相比用 line 或 DotPlot。 */
  series: readonly [ChartSeries];
}
export type CartesianChartProps = LineChartProps | BarChartProps;

/**
 * 坐标图. Lines, bars or a histogram, labelled directly instead of through a legend. Arrow keys read it point by point,
 * and a press shows the same figures as a table. A missing value is a gap, never zero.
 */
export function CartesianChart(props: CartesianChartProps) {
  const text = useUiText();
  const { kind = 'line', unit, categories, categoryLabel, series, own, height = 160, format = formatNumber } = props;
  const caption = text.chartTitle(props.title, unit);
  const isBinned = kind === 'histogram';
  const pointNames = isBinned
    ? categories.slice(1).map((edge, index) => [categories[index], edge].join(text.rangeSeparator))
    : categories;
  const table = {
    head: [categoryLabel ?? text.chartCategory, ...series.map(({ name }) => name)],
    rows: pointNames.map((name, index) => ({
      id: name,
      cells: [
        name,
        ...series.map(({ values }) => {
          const value = values[index];
          return isKnown(value) ? format(value) : text.missingValue;
        }),
      ],
    })),
  };
  const isEmpty = !series.some(({ values }) => values.some(isKnown));
  return (
    <ChartFrame {...props} caption={caption} isEmpty={isEmpty} height={height} table={table}>
      <CartesianPlot {...{ caption, unit, own, pointNames, kind, categories, series, height, format }} />
    </ChartFrame>
  );
}
