import type { MainComponents } from '@hengce/api/contract';
import { factDefs } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import { type FactEvidenceRow, listFactEvidence } from '../../../firm/enterprise';
import type { Db } from '../../../platform/db';
import { after, day, groupBy } from '../../../platform/vocabulary';
import { type EvidenceRow, listEvidenceRows } from './evidenceRepository';

type S = MainComponents['schemas'];

/** Ids of evidence that belongs to a fact and is not in the 材料库. */
const factPrefix = 'fact-';

/** Id of the fact that an evidence id stands for; null for a file of the 材料库. */
export const factIdOf = (evidenceId: string): string | null =>
  evidenceId.startsWith(factPrefix) ? evidenceId.slice(factPrefix.length) : null;

/** Days before the expiry from which on evidence is shown as expiring: enough to renew most certificates. */
const soonDays = 60;

/**
 * Evidence that an account can use for its materials, the newest first: files of its 材料库, each with its older versions, and evidence of its
 * facts.
 */
export async function listEvidence(db: Db, ownerId: string, now: Date): Promise<S['EvidenceEntry'][]> {
  const [today, soon] = [dateInShanghai(now), dateInShanghai(after(now, soonDays * day))];
  const files = await listEvidenceRows(db, ownerId);
  const facts = await listFactEvidence(db, ownerId);
  const series = groupBy(files, (row) => row.series_id);
  return [
    ...[...series.values()].map((rows) => entryOf(rows, (expiresOn) => expiryOf(expiresOn, today, soon))),
    ...facts.map(factEntry),
  ].sort((a, b) => (a.uploadedAt > b.uploadedAt ? -1 : a.uploadedAt < b.uploadedAt ? 1 : 0));
}

function entryOf(
  rows: readonly EvidenceRow[],
  expiryAt: (day: string | null) => S['EvidenceEntry']['expiry'],
): S['EvidenceEntry'] {
  const [newest, ...older] = rows as [EvidenceRow, ...EvidenceRow[]];
  const { uses, expiresOn, ...version } = toVersion(newest);
  return {
    ...version,
    kind: newest.kind,
    mediaType: newest.media_type,
    origin: 'upload',
    expiresOn,
    isExpired: expiryAt(expiresOn) === 'expired',
    expiry: expiryAt(expiresOn),
    uses,
    usedIn: uses.map(({ name }) => name),
    older: older.map(toVersion),
  };
}

const toVersion = (row: EvidenceRow): S['EvidenceVersion'] => ({
  evidenceId: row.id,
  fileName: row.file_name,
  size: row.size,
  uploadedAt: row.created_at.toISOString(),
  expiresOn: row.expires_on,
  uses: JSON.parse(row.uses) as S['EvidenceUse'][],
});

function expiryOf(expiresOn: string | null, today: string, soon: string): S['EvidenceEntry']['expiry'] {
  if (expiresOn === null) return 'none';
  return expiresOn < today ? 'expired' : expiresOn <= soon ? 'soon' : 'valid';
}

function factEntry(row: FactEvidenceRow): S['EvidenceEntry'] {
  const label = factDefs.find(({ key }) => key === row.key)?.label ?? row.key;
  const name = `${row.enterprise_name}的${row.period === '' ? '' : `${row.period}年`}${label}`;
  return {
    evidenceId: `${factPrefix}${row.id}`,
    kind: kindOfFact(row.key),
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    uploadedAt: row.created_at.toISOString(),
    expiresOn: null,
    isExpired: false,
    expiry: 'none',
    origin: 'fact',
    usedIn: [],
    uses: [{ kind: 'fact', id: row.enterprise_id, name }],
    older: [],
  };
}

/** Usual name of a fact's evidence, such as 审计报告; without one the label of the fact. */
export function kindOfFact(key: string): string {
  const def = factDefs.find((one) => one.key === key);
  return def?.evidenceKinds[0] ?? def?.label ?? '佐证材料';
}

const maxOffers = 5;

/** Evidence that may serve as a material: kind and name are equal, or one contains the other; equal ones first, at most 5. */
export const evidenceFor = (evidence: readonly S['EvidenceEntry'][], name: string): S['EvidenceFile'][] =>
  evidence
    .filter(({ kind }) => name.includes(kind) || kind.includes(name))
    .sort((a, b) => Number(b.kind === name) - Number(a.kind === name))
    .slice(0, maxOffers)
    .map(({ expiry: _expiry, uses: _uses, older: _older, ...file }) => file);
