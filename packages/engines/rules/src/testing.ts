// What tests of rules share, here and on the server.
export { asOf, factsOf, storedFacts, type Values, wan } from './facts/values';
export type { GoldenCase } from './programmes/GoldenCase';
export { goldenCases } from './programmes/goldenCases';
