export const cartesianKinds = ['line', 'bar', 'histogram'] as const;
export type CartesianKind = (typeof cartesianKinds)[number];

/** Series of values. An unknown value is null, never 0. */
export interface ChartSeries {
  id: string;
  /** Name, such as 江苏. */
  name: string;
  /** 与类目一一对应；不知道的为null，不写0。 */
  values: readonly (number | null)[];
}

export const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

export const formatNumber = (value: number): string => value.toLocaleString('zh-CN');
