export { numbersWithout } from './generation/numbers';
export { repairPrompt } from './generation/prompt';
export { createDecks } from './module';
