import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, type Day, formatDay } from '@hengce/text';
import { regionName, relationLabels } from '../../platform/vocabulary';
import type { CallRow, PolicyRecord, RelationRow, VersionRow } from '../records';
import {
  byNewest,
  callStatuses,
  createWindowFinder,
  effectiveWindows,
  familyValidity,
  idsInForce,
  policyWindow,
  type Validity,
  type VersionFacts,
  versionFacts,
} from '../records';

type S = MainComponents['schemas'];

export interface DetailInput {
  record: PolicyRecord;
  /** All versions of its title, of its notices, and of what extends those. */
  calls: readonly (VersionRow & CallRow)[];
  relationsFrom: readonly RelationRow[];
  relationsTo: readonly RelationRow[];
  today: Day;
}

/** Policy as its page shows it on a day: the record with its status, windows, versions and relations from both sides. */
export function policyDetail({ record, calls, relationsFrom, relationsTo, today }: DetailInput): S['Policy'] {
  const { familyId, windows: _, relations: __, milestones, intake: ___, ...stored } = record;
  const holding = idsInForce(calls, today, callStatuses);
  const windows = createWindowFinder(calls, (id) => holding.has(id))(record);
  const versions = calls.filter((row) => row.familyId === familyId);
  const facts = versions.map(versionFacts);
  const validity = familyValidity(facts, today);
  const own = validity.get(record.id) ?? { status: record.status, supersededBy: null };
  const successor = versions.find(({ id }) => id === own.supersededBy);
  return {
    ...stored,
    regionName: regionName(record.regionCode),
    status: own.status,
    statusNote: record.statusNote ?? statusNote(own, successor, record),
    isSample: record.source.provenance === 'sample',
    window: policyWindow({ ...record, status: own.status }, effectiveWindows(windows), today),
    milestones: milestonesOf({ ...record, windows }, milestones),
    versions: versionsOf(record, versions, facts, validity),
    relations: relationsOf(relationsFrom, relationsTo, successor),
  };
}

function statusNote({ status }: Validity, successor: VersionRow | undefined, record: PolicyRecord): string | null {
  if (successor) {
    const date = successor.publishedAt ?? successor.effectiveFrom;
    return `已有新版本${date === null ? '' : `（${chineseDate(date)}公布）`}，请以新版本为准`;
  }
  if (status === 'not_yet_effective' && record.effectiveFrom) return `自${chineseDate(record.effectiveFrom)}起施行`;
  if (status === 'expired' && record.effectiveTo) return `有效期至${chineseDate(record.effectiveTo)}`;
  if (status === 'in_force' && record.effectiveFrom) return `自${chineseDate(record.effectiveFrom)}起施行`;
  return null;
}

function milestonesOf(record: PolicyRecord, extra: readonly S['PolicyMilestone'][]): S['PolicyMilestone'][] {
  const own: [S['PolicyMilestone']['kind'], string, string | null][] = [
    ['written', '成文', record.writtenAt],
    ['published', '发布', record.publishedAt],
    ['effective', '施行', record.effectiveFrom],
    ...record.windows.flatMap((window): [S['PolicyMilestone']['kind'], string, string | null][] => [
      ['opens', '开放申报', window.opensAt],
      ['closes', window.kind === 'extended' ? '申报截止（已延期）' : '申报截止', window.closesAt],
    ]),
    ['expires', '有效期届满', record.effectiveTo],
  ];
  const all = new Map<string, S['PolicyMilestone']>();
  for (const milestone of [
    ...own.flatMap(([kind, label, date]) => (date === null ? [] : [{ kind, label, date }])),
    ...extra,
  ]) {
    all.set(`${milestone.kind} ${milestone.date}`, milestone);
  }
  return [...all.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function versionsOf(
  record: PolicyRecord,
  versions: readonly VersionRow[],
  facts: readonly VersionFacts[],
  validity: ReadonlyMap<string, Validity>,
): S['PolicyVersion'][] {
  const rows = new Map(versions.map((row) => [row.id, row]));
  return [...facts].sort(byNewest).map(({ id, date }) => {
    const row = rows.get(id) as VersionRow;
    return {
      id,
      title: row.title,
      label: versionLabel(date, facts),
      date: date === null ? null : formatDay(date),
      status: validity.get(id)?.status ?? row.status,
      isCurrent: id === record.id,
    };
  });
}

/** By year, or by day where two versions share a year. */
function versionLabel(date: Day | null, all: readonly VersionFacts[]): string {
  if (date === null) return '早期版本';
  const iso = formatDay(date);
  const isAmbiguous =
    all.filter((other) => other.date !== null && formatDay(other.date).slice(0, 4) === iso.slice(0, 4)).length > 1;
  return isAmbiguous ? `${iso}版` : `${iso.slice(0, 4)}年版`;
}

function relationsOf(
  from: readonly RelationRow[],
  to: readonly RelationRow[],
  successor: VersionRow | undefined,
): S['PolicyRelation'][] {
  const ref = ({ id, title, docNo }: Pick<RelationRow, 'id' | 'title' | 'docNo'>): S['PolicyRef'] => ({
    id,
    title,
    docNo,
  });
  const all: S['PolicyRelation'][] = from.map((row) => ({
    kind: row.kind,
    label: relationLabels[row.kind],
    policy: ref(row),
  }));
  for (const row of to) {
    const label = inverseLabels[row.kind];
    if (row.kind === 'repeals')
      all.push({ kind: 'superseded_by', label: relationLabels.superseded_by, policy: ref(row) });
    else if (label !== undefined) all.push({ kind: row.kind, label, policy: ref(row) });
  }
  if (successor) all.push({ kind: 'superseded_by', label: relationLabels.superseded_by, policy: ref(successor) });
  const seen = new Set<string>();
  return all.filter(({ label, policy }) => !seen.has(`${label} ${policy.id}`) && seen.add(`${label} ${policy.id}`));
}

/** How a relation reads from its other end. */
const inverseLabels: Partial<Record<RelationRow['kind'], string>> = {
  based_on: '被引为依据',
  implements: '落实文件',
  notice_of: '申报通知',
  extends: '延期通知',
  amends: '被修改',
  interprets: '解读',
  overlays: '被后续调整',
};
