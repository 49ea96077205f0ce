import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import { findOwn } from './findOwn';
import type { EnterpriseRow } from './repository';

/**
 * Changes an enterprise of the user in a transaction, one change of the account at a time.
 *
 * @throws Rejection 404 like `findOwn`
 */
export const changeOwn = <T>(
  db: Db,
  ownerId: string,
  id: string,
  run: (tx: Db, row: EnterpriseRow) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    return run(tx, await findOwn(tx, ownerId, id));
  });
