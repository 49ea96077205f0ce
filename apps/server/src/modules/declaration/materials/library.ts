import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../db/Db';
import { factDefs } from '../../enterprise/factDefs';

type S = MainComponents['schemas'];

interface Row {
  id: string;
  kind: string;
  file_name: string;
  media_type: string;
  size: number;
  created_at: Date;
  expires_on: string | null;
  used_in: string[];
}

/** Names evidence of a fact, which is no file of the library yet. */
const factPrefix = 'fact-';
export const factIdOf = (evidenceId: string): string | null =>
  evidenceId.startsWith(factPrefix) ? evidenceId.slice(factPrefix.length) : null;

/** What an account can use again: what its declarations use or used, and evidence of its facts. The newest first. */
export async function listEvidence(db: Db, ownerId: string, today: string): Promise<S['EvidenceFile'][]> {
  const [files, facts] = await Promise.all([
    db.query<Row>(
      `SELECT e.id, e.kind, f.name AS file_name, f.media_type, f.size, e.created_at, e.expires_on,
         ARRAY(SELECT DISTINCT d.project_name FROM declaration_versions v JOIN declarations d ON d.id = v.declaration_id
               WHERE v.evidence_id = e.id ORDER BY 1) AS used_in
       FROM evidence_files e JOIN files f ON f.id = e.file_id WHERE e.owner_id = $1`,
      [ownerId],
    ),
    db.query<Omit<Row, 'kind' | 'used_in' | 'expires_on'> & { key: string }>(
      `SELECT '${factPrefix}' || x.id AS id, x.key, f.name AS file_name, f.media_type, f.size, f.created_at
       FROM enterprise_facts x JOIN enterprises e ON e.id = x.enterprise_id JOIN files f ON f.id = x.evidence_file_id
       WHERE e.owner_id = $1 AND x.superseded_at IS NULL`,
      [ownerId],
    ),
  ]);
  const view = (row: Row, origin: S['EvidenceFile']['origin']): S['EvidenceFile'] => ({
    evidenceId: row.id,
    kind: row.kind,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    uploadedAt: row.created_at.toISOString(),
    expiresOn: row.expires_on,
    isExpired: row.expires_on !== null && row.expires_on < today,
    origin,
    usedIn: row.used_in,
  });
  return [
    ...files.map((row) => view(row, 'upload')),
    ...facts.map((row) => view({ ...row, kind: kindOfFact(row.key), expires_on: null, used_in: [] }, 'fact')),
  ].sort((a, b) => (a.uploadedAt > b.uploadedAt ? -1 : a.uploadedAt < b.uploadedAt ? 1 : 0));
}

export function kindOfFact(key: string): string {
  const def = factDefs.find((one) => one.key === key);
  return def?.evidenceKinds[0] ?? def?.label ?? '佐证材料';
}

const mostOffers = 5;

/** What may serve as a material: of the same name, or of a kind that the one name has in the other. */
export const evidenceFor = (held: readonly S['EvidenceFile'][], name: string): S['EvidenceFile'][] =>
  held
    .filter(({ kind }) => name.includes(kind) || kind.includes(name))
    .sort((a, b) => Number(b.kind === name) - Number(a.kind === name))
    .slice(0, mostOffers);
