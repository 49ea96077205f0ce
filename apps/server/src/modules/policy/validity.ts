import type { Day } from '@hengce/text';
import type { PolicyRecord } from './PolicyRecord';

type Status = PolicyRecord['status'];

/** What decides whether a version is in force. */
export interface VersionFacts {
  id: string;
  status: Status;
  /** Publication, or the nearest date known; orders the versions of a family. */
  date: Day | null;
  effectiveFrom: Day | null;
  effectiveTo: Day | null;
}

export interface Validity {
  status: Status;
  /** The version that took its place. */
  supersededBy: string | null;
}

/** The status of a document taken alone on a day. */
export function statusOn(version: VersionFacts, today: Day): Status {
  const { status, effectiveFrom, effectiveTo } = version;
  if (status !== 'in_force' && status !== 'not_yet_effective') return status;
  if (effectiveTo !== null && effectiveTo < today) return 'expired';
  if (effectiveFrom !== null) return effectiveFrom > today ? 'not_yet_effective' : 'in_force';
  return status;
}

/**
 * The status of every version of one title on a day: all versions before the newest that has taken effect are superseded, and count
 * as amended unless the source says more (repealed, expired).
 */
export function familyValidity(versions: readonly VersionFacts[], today: Day): Map<string, Validity> {
  const newestFirst = [...versions].sort(byNewest);
  const alone = new Map(newestFirst.map((version) => [version.id, statusOn(version, today)]));
  const current = newestFirst.findIndex(({ id }) => alone.get(id) !== 'not_yet_effective');
  return new Map(
    newestFirst.map((version, i) => {
      const status = alone.get(version.id) ?? version.status;
      const isOld = current >= 0 && i > current;
      return [
        version.id,
        {
          status: isOld && (status === 'in_force' || status === 'not_yet_effective') ? 'amended' : status,
          supersededBy: isOld ? (newestFirst[current] as VersionFacts).id : null,
        },
      ];
    }),
  );
}

/** Newest first; undated versions are taken for the oldest. */
export function byNewest(a: Pick<VersionFacts, 'id' | 'date'>, b: Pick<VersionFacts, 'id' | 'date'>): number {
  const [first, second] = [a.date ?? Number.MIN_SAFE_INTEGER, b.date ?? Number.MIN_SAFE_INTEGER];
  return second - first || (a.id < b.id ? -1 : 1);
}
