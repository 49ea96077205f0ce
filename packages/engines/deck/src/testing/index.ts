export { sampleBrand } from './sampleBrand';
export { sampleData, sampleDeck } from './sampleDeck';
