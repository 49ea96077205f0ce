export { type BarChartProps, CartesianChart, type CartesianChartProps, type LineChartProps } from './CartesianChart';
