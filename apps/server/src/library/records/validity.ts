import { type Day, parseDay } from '@hengce/text';
import type { PolicyRecord } from './PolicyRecord';
import type { VersionRow } from './rows';

type Status = PolicyRecord['status'];

export interface VersionFacts {
  id: string;
  status: Status;
  /** Day of publication, or the nearest one known; it orders the versions of a family. */
  date: Day | null;
  effectiveFrom: Day | null;
  effectiveTo: Day | null;
}

export interface Validity {
  status: Status;
  /** Id of the version that replaced it; null for none. */
  supersededBy: string | null;
}

/** Status of a single document on a day, without its other versions. */
export function statusOn(version: VersionFacts, today: Day): Status {
  const { status, effectiveFrom, effectiveTo } = version;
  if (status !== 'in_force' && status !== 'not_yet_effective') return status;
  if (effectiveTo !== null && effectiveTo < today) return 'expired';
  if (effectiveFrom !== null) return effectiveFrom > today ? 'not_yet_effective' : 'in_force';
  return status;
}

/**
 * Status of every version of one title on a day, by id: all versions before the newest that has taken effect are
 * superseded, and amended unless their own status says more (repealed, expired).
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

/** Comparison, newest first; undated versions count as the oldest. */
export function byNewest(a: Pick<VersionFacts, 'id' | 'date'>, b: Pick<VersionFacts, 'id' | 'date'>): number {
  const [first, second] = [a.date ?? Number.MIN_SAFE_INTEGER, b.date ?? Number.MIN_SAFE_INTEGER];
  return second - first || (a.id < b.id ? -1 : 1);
}

/** Ids of the versions with one of the statuses on a day, each judged beside the others of its title. */
export function idsInForce(
  rows: readonly (VersionRow & { familyId: string })[],
  day: Day,
  wanted: readonly PolicyRecord['status'][],
): Set<string> {
  const families = new Map<string, VersionRow[]>();
  for (const row of rows) families.set(row.familyId, [...(families.get(row.familyId) ?? []), row]);
  const ids = new Set<string>();
  for (const versions of families.values())
    for (const [id, { status }] of familyValidity(versions.map(versionFacts), day))
      if (wanted.includes(status)) ids.add(id);
  return ids;
}

export function versionFacts(row: VersionRow): VersionFacts {
  return {
    id: row.id,
    status: row.status,
    date: parseDay(row.publishedAt) ?? parseDay(row.writtenAt) ?? parseDay(row.effectiveFrom),
    effectiveFrom: parseDay(row.effectiveFrom),
    effectiveTo: parseDay(row.effectiveTo),
  };
}
