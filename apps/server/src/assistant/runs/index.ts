export { createChat } from './module';
