export { createCatalogue } from './module';
