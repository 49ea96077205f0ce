export { type Chat, createChat } from './module';
