import { groupBy } from '../../platform/vocabulary';
import type { PolicyRecord, WindowRecord } from './PolicyRecord';

type Relation = PolicyRecord['relations'][number]['kind'];

/** What of a document says for which one it calls, and until when. */
export type CallRow = Pick<PolicyRecord, 'id' | 'familyId' | 'relations' | 'windows' | 'publishedAt' | 'writtenAt'>;

/** Day (ISO) by which versions and extensions follow each other; '' where none is known. */
export const calledOn = ({ publishedAt, writtenAt }: Pick<CallRow, 'publishedAt' | 'writtenAt'>): string =>
  publishedAt ?? writtenAt ?? '';

/**
 * Function that gives the extensions (延期公告) which move the days of a notice, those of its extensions too. An extension moves the version
 * that it names and the others that it is not older than: a later version says its days itself.
 */
export function createExtensionFinder<Row extends CallRow>(rows: readonly Row[]): (row: CallRow) => Row[] {
  const extending = byTarget(rows, 'extends');
  const extended = groupBy(
    rows.filter(({ id }) => extending.has(id)),
    ({ familyId }) => familyId,
  );
  return (row) => {
    const found = new Set<Row>();
    for (const version of extended.get(row.familyId) ?? []) {
      // Grows while it is read; the set keeps records that extend each other from going on for ever.
      const reached = new Set([version]);
      for (const one of reached) for (const extension of extending.get(one.id) ?? []) reached.add(extension);
      for (const one of reached) {
        const isMeant = version.id === row.id || calledOn(one) >= calledOn(row);
        if (one.familyId !== row.familyId && isMeant) found.add(one);
      }
    }
    return [...found];
  };
}

/** Statuses of a notice whose days count, also when they are over: not of one that was replaced or repealed. */
export const callStatuses: readonly PolicyRecord['status'][] = [
  'in_force',
  'unverified',
  'not_yet_effective',
  'expired',
];

/**
 * Function that gives all windows of a document: its own, those of the notices (申报通知) for this version of it, and those of their and its
 * extensions.
 * @param rows all versions of the documents that call or extend
 * @param holds whether a document has one of `callStatuses` on the day
 */
export function createWindowFinder(
  rows: readonly CallRow[],
  holds: (id: string) => boolean,
): (row: CallRow) => WindowRecord[] {
  const notices = byTarget(rows, 'notice_of');
  const extensionsOf = createExtensionFinder(rows);
  return (row) => {
    const calls = (notices.get(row.id) ?? []).filter((call) => call.familyId !== row.familyId && holds(call.id));
    const extensions = [row, ...calls].flatMap(extensionsOf).filter(({ id }) => holds(id));
    return [...new Set([row, ...calls, ...extensions])].flatMap(({ windows }) => windows);
  };
}

function byTarget<Row extends CallRow>(rows: readonly Row[], wanted: Relation): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows)
    for (const { kind, to } of row.relations) if (kind === wanted) found.set(to, [...(found.get(to) ?? []), row]);
  return found;
}
