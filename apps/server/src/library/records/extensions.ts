import type { PolicyRecord } from './PolicyRecord';

interface Related {
  id: string;
  familyId: string;
  relations: PolicyRecord['relations'];
}

/**
 * Function that gives the notices which a document extends in the end: an extension may extend another. Documents outside
 * `rows` are ignored.
 */
export function createCallFinder<Row extends Related>(rows: readonly Row[]): (row: Row) => Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const extended = ({ relations }: Row): Row[] =>
    relations.flatMap(({ kind, to }) => (kind === 'extends' ? (byId.get(to) ?? []) : []));
  return (row) => {
    const calls = new Set<Row>();
    const seen = new Set([row]);
    // Grows while it is read; the set keeps records that extend each other from going on for ever.
    for (const one of seen)
      for (const to of extended(one)) {
        if (to.relations.some(({ kind }) => kind === 'extends')) seen.add(to);
        else calls.add(to);
      }
    return [...calls];
  };
}
