import { ProofreadSession } from '@hengce/proofreading';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import type { EndedLaws } from '../endedLaws';
import { optionsOf } from './options';
import { type PlacedIssue, placedIssues, readAll } from './readAll';

/** Finder of undoubted errors (severity error) in official texts of an account, each read by itself. */
export function createErrorFinder(db: Db, clock: Clock, endedLaws: EndedLaws) {
  return async (userId: string, texts: readonly string[]): Promise<PlacedIssue[][]> => {
    if (texts.length === 0) return [];
    const session = new ProofreadSession(await optionsOf(db, userId, 'official', endedLaws, clock.now()));
    const found: PlacedIssue[][] = [];
    for (const text of texts)
      found.push(placedIssues(await readAll(text, session)).filter(({ severity }) => severity === 'error'));
    return found;
  };
}
