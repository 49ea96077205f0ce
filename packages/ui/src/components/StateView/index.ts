export { StateView, type StateViewProps } from './StateView';
export { type StateKind, stateKinds } from './stateOptions';
