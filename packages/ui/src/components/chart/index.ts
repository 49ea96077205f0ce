export { type BarChartProps, CartesianChart, type CartesianChartProps, type LineChartProps } from './CartesianChart';
export { type CartesianKind, type ChartSeries, cartesianKinds } from './chartOptions';
export { DotPlot, type DotPlotProps, type DotPlotRow } from './DotPlot';
export { HeatMatrix, type HeatMatrixProps } from './HeatMatrix';
export { type Province, provinces } from './provinces';
export { TileGridMap, type TileGridMapProps } from './TileGridMap';
