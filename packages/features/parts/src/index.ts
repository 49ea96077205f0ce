export { isAbsent } from './isAbsent';
export { QueryBody, type QueryBodyProps } from './QueryBody';
export { QueryFailure, type QueryFailureProps } from './QueryFailure';
