export { AmountRuler, type AmountRulerProps } from './AmountRuler';
export { DeadlineFigure, type DeadlineFigureProps } from './DeadlineFigure';
export { ThresholdFigure, type ThresholdFigureProps } from './ThresholdFigure';
