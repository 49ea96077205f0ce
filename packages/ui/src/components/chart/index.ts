export * from './CartesianChart';
export { type CartesianKind, type ChartSeries, cartesianKinds } from './chartOptions';
export * from './DotPlot';
export * from './HeatMatrix';
export * from './TileGridMap';
