export { StepProgress, type StepProgressProps } from './StepProgress';
export { Steps, type StepsProps } from './Steps';
export { type Step, type StepState, type StepsVariant, stepStates, stepsVariants } from './stepOptions';
