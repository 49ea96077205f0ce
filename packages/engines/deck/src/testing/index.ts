export { sampleData, sampleDeck } from './sampleDeck';
