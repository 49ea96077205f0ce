export { createSettings } from './module';
