export { createNotices } from './module';
