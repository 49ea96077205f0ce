import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { type DeckRow, findDeck } from './deckRepository';

export const deckGone = () => new Rejection(404, '没有找到这份演示文稿，可能已删除', 404);

/** A deck of the user. @throws Rejection 404 */
export async function ownDeck(db: Db, userId: string, id: string, withRemoved = false): Promise<DeckRow> {
  const row = await findDeck(db, userId, id, withRemoved);
  if (row === undefined) throw deckGone();
  return row;
}
