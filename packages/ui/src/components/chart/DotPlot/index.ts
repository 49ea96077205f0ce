export { DotPlot } from './DotPlot';
export type { DotPlotProps, DotPlotRow } from './dotPlotProps';
