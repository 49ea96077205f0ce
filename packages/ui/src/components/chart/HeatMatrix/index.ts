export { HeatMatrix, type HeatMatrixProps } from './HeatMatrix';
