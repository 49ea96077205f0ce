import type { MainComponents } from '@hengce/api/contract';
import { factDefs } from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../../platform/db';
import { after, day, groupBy } from '../../../platform/vocabulary';

type S = MainComponents['schemas'];

interface FileRow {
  id: string;
  file_name: string;
  media_type: string;
  size: number;
  created_at: Date;
}

interface EvidenceRow extends FileRow {
  series_id: string;
  kind: string;
  expires_on: string | null;
  uses: string;
}

interface FactRow extends FileRow {
  enterprise_id: string;
  enterprise_name: string;
  key: string;
  period: string;
}

/** Names evidence of a fact, which is no file of the library yet. */
const factPrefix = 'fact-';
export const factIdOf = (evidenceId: string): string | null =>
  evidenceId.startsWith(factPrefix) ? evidenceId.slice(factPrefix.length) : null;

/** Long enough to have most certificates renewed. */
const soonDays = 60;

/** What an account can use again: what was put there, what its declarations use, and evidence of its facts. The newest first. */
export async function listEvidence(db: Db, ownerId: string, now: Date): Promise<S['EvidenceEntry'][]> {
  const [today, soon] = [dateInShanghai(now), dateInShanghai(after(now, soonDays * day))];
  const [files, facts] = await Promise.all([
    db.query<EvidenceRow>(
      `SELECT e.id, e.series_id, e.kind, f.name AS file_name, f.media_type, f.size, e.created_at, e.expires_on,
         (SELECT coalesce(json_agg(json_build_object('kind', 'declaration', 'id', u.id, 'name', u.project_name)
                                   ORDER BY u.project_name), '[]')::text
          FROM (SELECT DISTINCT d.id, d.project_name FROM declaration_versions v
                JOIN declarations d ON d.id = v.declaration_id WHERE v.evidence_id = e.id) u) AS uses
       FROM evidence_files e JOIN files f ON f.id = e.file_id WHERE e.owner_id = $1 ORDER BY e.created_at DESC, e.id`,
      [ownerId],
    ),
    db.query<FactRow>(
      `SELECT '${factPrefix}' || x.id AS id, x.key, x.period, e.id AS enterprise_id, e.name AS enterprise_name,
         f.name AS file_name, f.media_type, f.size, f.created_at
       FROM enterprise_facts x JOIN enterprises e ON e.id = x.enterprise_id JOIN files f ON f.id = x.evidence_file_id
       WHERE e.owner_id = $1 AND x.superseded_at IS NULL`,
      [ownerId],
    ),
  ]);
  const series = groupBy(files, (row) => row.series_id);
  return [
    ...[...series.values()].map((rows) => pieceOf(rows, (expiresOn) => expiryOf(expiresOn, today, soon))),
    ...facts.map(factPiece),
  ].sort((a, b) => (a.uploadedAt > b.uploadedAt ? -1 : a.uploadedAt < b.uploadedAt ? 1 : 0));
}

function pieceOf(
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

function factPiece(row: FactRow): S['EvidenceEntry'] {
  const label = factDefs.find(({ key }) => key === row.key)?.label ?? row.key;
  const name = `${row.enterprise_name}的${row.period === '' ? '' : `${row.period}年`}${label}`;
  return {
    evidenceId: row.id,
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

export function kindOfFact(key: string): string {
  const def = factDefs.find((one) => one.key === key);
  return def?.evidenceKinds[0] ?? def?.label ?? '佐证材料';
}

const mostOffers = 5;

/** What may serve as a material: of the same name, or of a kind that the one name has in the other. */
export const evidenceFor = (held: readonly S['EvidenceEntry'][], name: string): S['EvidenceFile'][] =>
  held
    .filter(({ kind }) => name.includes(kind) || kind.includes(name))
    .sort((a, b) => Number(b.kind === name) - Number(a.kind === name))
    .slice(0, mostOffers)
    .map(({ expiry: _expiry, uses: _uses, older: _older, ...file }) => file);
