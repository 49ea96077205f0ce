export { addDays } from './chinese';
export { generateSamples } from './generateSamples';
export { CORPUS_DAY } from './plan';
export { randomFor } from './prng';
export { generatePublicity } from './publicity';
export { sampleEnterprise } from './sampleEnterprise';
