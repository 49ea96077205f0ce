export type { Wanted } from './excluded';
export { planOf } from './plan';
