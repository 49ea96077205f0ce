export { createProofreading } from './module';
