export { numbersWithout } from './generation/numbers';
export { createDecks } from './module';
