import type { Day } from '@hengce/text';
import { groupBy } from '../../platform/vocabulary';
import type { PolicyRepository } from './repository';

export interface FamilyRow {
  id: string;
  familyId: string;
}

interface Parts<Row extends FamilyRow, Found> extends Pick<PolicyRepository, 'revisions' | 'changedFamilies'> {
  today(): Day;
  /** Whole families with something written after a revision. */
  read(after: number): Promise<Row[]>;
  work(rows: readonly Row[], day: Day): Found;
  /** Milliseconds that only grow. */
  elapsed?(): number;
}

/** Milliseconds of work that nobody notices. */
const unnoticed = 3_000;
/** What takes longer than that takes no more than one part in so many of the time of a server that reads an import. */
const share = 10;

/**
 * Function that gives a value computed from the library as it is today, once for each revision and day. After a change
 * only the families that changed are read again; work of over 3 s is not repeated before ten times its duration has passed.
 */
export function createDerivation<Row extends FamilyRow, Found>({
  revisions,
  changedFamilies,
  today,
  read,
  work,
  elapsed = () => performance.now(),
}: Parts<Row, Found>): () => Promise<Found> {
  let families = new Map<string, Row[]>();
  let upTo = { library: '', revision: 0 };
  let known: { of: string; day: Day; found: Promise<Found>; until: number } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const readChanges = async (): Promise<readonly Row[]> => {
    const { library, revision, regrouped } = await revisions();
    if (library !== upTo.library || regrouped > upTo.revision) {
      families = new Map();
      upTo = { library, revision: 0 };
    }
    if (revision > upTo.revision) {
      const [rows, changed] = await Promise.all([read(upTo.revision), changedFamilies(upTo.revision)]);
      for (const family of changed) families.delete(family);
      for (const [family, own] of groupBy(rows, ({ familyId }) => familyId)) families.set(family, own);
      upTo = { library, revision };
    }
    return [...families.values()].flat().sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  return async () => {
    const day = today();
    if (known?.day === day && elapsed() < known.until) return known.found;
    const { library, revision } = await revisions();
    const of = `${library} ${revision} ${day}`;
    if (known?.of !== of) {
      // One after the other: each reads on where the last one was.
      const found = last.then(readChanges).then((rows) => {
        const startedAt = elapsed();
        const made = work(rows, day);
        const took = elapsed() - startedAt;
        if (known === next && took > unnoticed) next.until = elapsed() + share * took;
        return made;
      });
      const next = { of, day, found, until: 0 };
      known = next;
      last = found.catch(() => {
        // A failure must not stay.
        if (known === next) known = null;
      });
    }
    return known.found;
  };
}
