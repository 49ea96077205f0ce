import type { Day } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import { createDerivation, type FamilyRow } from './derivation';

type Row = FamilyRow & { revision: number };

function setUp({ msOfWork = 0 } = {}) {
  const policies = new Map<string, Row>();
  const at = { revision: 0, regrouped: 0, day: 20_000 as Day, ms: 0, fails: false };
  const reads: { after: number; ids: string[] }[] = [];
  let worked = 0;
  const derived = createDerivation<Row, string>({
    revisions: async () => ({ library: 'a', revision: at.revision, regrouped: at.regrouped }),
    changedFamilies: async (after) => [
      ...new Set([...policies.values()].filter((row) => row.revision > after).map(({ familyId }) => familyId)),
    ],
    today: () => at.day,
    async read(after) {
      if (at.fails) throw new Error('the database is away');
      const rows = [...policies.values()];
      const changed = new Set(rows.filter(({ revision }) => revision > after).map(({ familyId }) => familyId));
      const found = rows.filter(({ familyId }) => changed.has(familyId));
      reads.push({ after, ids: found.map(({ id }) => id) });
      return found;
    },
    work(rows, day) {
      worked += 1;
      at.ms += msOfWork;
      return `${day}: ${rows.map(({ id, revision }) => `${id}${revision}`).join(' ')}`;
    },
    elapsed: () => at.ms,
  });
  const write = (...rows: FamilyRow[]) => {
    at.revision += 1;
    for (const row of rows) policies.set(row.id, { ...row, revision: at.revision });
  };
  const remove = (id: string) => {
    at.revision += 1;
    at.regrouped = at.revision;
    policies.delete(id);
  };
  return { derived, write, remove, reads, at, worked: () => worked };
}

describe('what follows from the library', () => {
  it('reads again only the families that changed, and of those all versions', async () => {
    const { derived, write, reads } = setUp();
    write({ id: 'a', familyId: 'f' }, { id: 'b', familyId: 'f' }, { id: 'c', familyId: 'g' });
    expect(await derived()).toBe('20000: a1 b1 c1');
    write({ id: 'b', familyId: 'f' });
    expect(await derived()).toBe('20000: a1 b2 c1');
    expect(reads).toEqual([
      { after: 0, ids: ['a', 'b', 'c'] },
      { after: 1, ids: ['a', 'b'] },
    ]);
  });

  it('reads all of it after something was removed', async () => {
    const { derived, write, remove, reads } = setUp();
    write({ id: 'a', familyId: 'f' }, { id: 'c', familyId: 'g' });
    await derived();
    remove('a');
    expect(await derived()).toBe('20000: c1');
    expect(reads.at(-1)?.after).toBe(0);
  });

  it('works it out once for everybody, and again on another day without reading', async () => {
    const { derived, write, reads, worked, at } = setUp();
    write({ id: 'a', familyId: 'f' });
    const [one, other] = await Promise.all([derived(), derived()]);
    expect([one, worked()]).toEqual([other, 1]);
    at.day = (at.day + 1) as Day;
    expect(await derived()).toBe('20001: a1');
    expect(reads).toHaveLength(1);
  });

  it('does not keep a failure', async () => {
    const { derived, write, at } = setUp();
    write({ id: 'a', familyId: 'f' });
    at.fails = true;
    await expect(derived()).rejects.toThrow('the database is away');
    at.fails = false;
    expect(await derived()).toBe('20000: a1');
  });

  it('of a large library answers with the last state for a while, unless the day is another', async () => {
    const { derived, write, at } = setUp({ msOfWork: 5_000 });
    write({ id: 'a', familyId: 'f' });
    await derived();
    write({ id: 'b', familyId: 'g' });
    expect(await derived()).toBe('20000: a1');
    at.ms += 50_000;
    expect(await derived()).toBe('20000: a1 b2');
    write({ id: 'c', familyId: 'h' });
    at.day = (at.day + 1) as Day;
    expect(await derived()).toBe('20001: a1 b2 c3');
  });
});
