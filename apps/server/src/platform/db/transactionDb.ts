import { type Db, nested } from './Db';

/**
 * Db of a transaction. Its queries run one after the other: the client of PostgreSQL takes one at a time (pg 9 refuses a second), and
 * a failed query of several would leave the others running after the rollback. @throws Error on a second query before the first is done
 */
export function transactionDb({ query, script }: Pick<Db, 'query' | 'script'>): Db {
  let isBusy = false;
  const alone = async <T>(run: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new Error('queries of one transaction run one after the other');
    isBusy = true;
    try {
      return await run();
    } finally {
      isBusy = false;
    }
  };
  return {
    query: (sql, params) => alone(() => query(sql, params)),
    script: (sql) => alone(() => script(sql)),
    transaction: nested,
    close: nested,
  };
}
