export { DotPlot, type DotPlotProps, type DotPlotRow } from './DotPlot';
