import type { FirmNames } from '../../library/publicity';
import type { Db } from '../../platform/db';

/** Names, codes and chosen former names (null for none) of the enterprises of all accounts, by account. */
export const listFirmNames = (db: Db): Promise<FirmNames[]> =>
  db.query<FirmNames>(
    `SELECT e.owner_id AS user_id, e.id AS enterprise_id, e.name, e.uscc,
       (SELECT f.value FROM enterprise_facts f WHERE f.enterprise_id = e.id AND f.key = 'formerNames' AND f.is_chosen LIMIT 1)
         AS former
     FROM enterprises e ORDER BY user_id, enterprise_id`,
  );
