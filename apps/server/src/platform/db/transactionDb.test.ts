import { afterAll, expect, it } from 'vitest';
import { openPglite } from './pgliteDb';

const db = await openPglite(null);
afterAll(() => db.close());

it('queries of one transaction run one after the other', async () => {
  const together = db.transaction((tx) => Promise.all([tx.query('SELECT 1 AS n'), tx.query('SELECT 2 AS n')]));
  await expect(together).rejects.toThrow('one after the other');
  const inTurn = await db.transaction(async (tx) => [await tx.query('SELECT 1 AS n'), await tx.query('SELECT 2 AS n')]);
  expect(inTurn).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

it('a query that fails leaves the transaction to the next one', async () => {
  const caught = db.transaction(async (tx) => {
    await tx.query('SELECT 1/0').catch(() => {});
    return tx.query('SELECT 1');
  });
  await expect(caught).rejects.toThrow('aborted');
});
