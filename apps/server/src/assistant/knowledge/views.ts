import type { MainComponents } from '@hengce/api/contract';
import { after, day } from '../../platform/vocabulary';
import type { ChunkRow } from './chunkRepository';
import type { DocumentRow } from './documentRepository';

type S = MainComponents['schemas'];

export const toDocument = (row: DocumentRow): S['KnowledgeDocument'] => ({
  id: row.id,
  baseId: row.base_id,
  folderId: row.folder_id,
  name: row.name,
  kind: row.kind,
  bytes: row.size,
  state: row.state,
  queuePosition: row.queue_position,
  pages: row.pages,
  pagesDone: row.pages_done,
  failedPages: JSON.parse(row.failed_pages) as number[],
  reason: row.reason,
  canRetry: row.can_retry,
  isEnabled: row.is_enabled,
  chunks: row.chunks,
  version: row.version,
  versions: JSON.parse(row.versions) as S['KnowledgeVersion'][],
  duplicateOf:
    row.duplicate_id === null || row.duplicate_name === null
      ? null
      : { id: row.duplicate_id, name: row.duplicate_name },
  expiresAt: row.expires_on,
  citedTimes: row.cited_times,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Page of a chunk; null outside PDF, since sheets of a workbook are not called pages. */
export const pageOf = ({ kind, page }: Pick<ChunkRow, 'kind' | 'page'>): number | null =>
  kind === 'pdf' ? page : null;

export const toChunk = (row: ChunkRow): S['KnowledgeChunk'] => ({
  id: row.id,
  ordinal: row.ordinal,
  page: pageOf(row),
  heading: row.heading,
  text: row.text,
  isEnabled: row.is_enabled,
  isEdited: row.is_edited,
  boxes: JSON.parse(row.boxes) as S['ChatBox'][],
});

/** Moment, 365 days ago, before which a document that did not change since is old. */
export const oldBefore = (now: Date): Date => after(now, -365 * day);
