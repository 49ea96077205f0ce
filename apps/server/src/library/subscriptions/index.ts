export { createSubscriptions } from './module';
