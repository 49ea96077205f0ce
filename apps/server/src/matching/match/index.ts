export { readTerms } from './finance/readTerms';
export { createMatches, type Matches } from './module';
export type { MatchService } from './service';
export { type AskingItem, briefOf, itemsOf, rowsOf } from './snapshot';
export { reportPath, variants } from './variants';
