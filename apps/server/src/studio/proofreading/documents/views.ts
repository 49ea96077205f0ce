import type { MainComponents } from '@hengce/api/contract';
import type { DocumentRow } from './documentRepository';
import type { VersionHeadRow, VersionRow } from './versionRepository';

type S = MainComponents['schemas'];

export const editsOf = (row: VersionRow): S['ProofreadingEdit'][] => JSON.parse(row.edits);
export const ignoredOf = (row: VersionRow): S['ProofreadingIgnored'][] => JSON.parse(row.ignored);

export const toHead = (row: VersionHeadRow): S['ProofreadingVersionHead'] => ({
  version: row.version,
  format: row.format,
  fileName: row.file_name,
  characters: row.characters,
  edits: row.edit_count,
  revision: row.revision,
  isCounted: row.is_counted,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const toDocument = (row: DocumentRow, versions: readonly VersionHeadRow[]): S['ProofreadingDocument'] => ({
  id: row.id,
  name: row.name,
  genre: row.genre,
  source: row.source,
  version: row.version,
  versions: versions.map(toHead),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const toVersion = (row: VersionRow): S['ProofreadingVersion'] => ({
  documentId: row.document_id,
  version: row.version,
  format: row.format,
  fileName: row.file_name,
  text: row.text,
  edits: editsOf(row),
  ignored: ignoredOf(row),
  revision: row.revision,
  isCounted: row.is_counted,
  isReadOnly: row.format === 'pdf',
  notes: JSON.parse(row.notes) as string[],
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
