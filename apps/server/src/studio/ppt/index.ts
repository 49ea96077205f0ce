export { createDecks } from './module';
