export { planOf, type Wanted } from './plan';
