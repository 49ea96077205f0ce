export { Progress, type ProgressProps } from './Progress';
export { Spinner, type SpinnerProps } from './Spinner';
export { Waiting, type WaitingProps } from './Waiting';
