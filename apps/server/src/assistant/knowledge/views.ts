import type { MainComponents } from '@hengce/api/contract';
import { after, day } from '../../platform/vocabulary';

type S = MainComponents['schemas'];

export interface DocumentRow {
  id: string;
  base_id: string;
  folder_id: string | null;
  name: string;
  kind: S['KnowledgeDocument']['kind'];
  size: number;
  version: number;
  state: S['KnowledgeDocumentState'];
  queue_position: number | null;
  pages: number | null;
  pages_done: number;
  failed_pages: string;
  reason: string | null;
  can_retry: boolean;
  is_enabled: boolean;
  chunks: number;
  versions: string;
  duplicate_id: string | null;
  duplicate_name: string | null;
  expires_on: string | null;
  cited_times: number;
  created_at: Date;
  updated_at: Date;
}

/** A document as it is shown: `d` is its row. Owners wait in turn, each with one document at a time. A twin is an older document with the same content. */
export const documentColumns = `d.id, d.base_id, d.folder_id, d.name, d.kind, d.size, d.version, d.state,
  CASE WHEN d.state = 'queued' THEN (SELECT w.place FROM (
    SELECT t.subject_id, row_number() OVER (ORDER BY t.turn, t.seq) AS place FROM (
      SELECT j.subject_id, j.seq, row_number() OVER (PARTITION BY j.owner_id ORDER BY j.seq) AS turn
      FROM jobs j WHERE j.kind = 'knowledge.read' AND j.holder IS NULL) t) w
    WHERE w.subject_id = d.id) END AS queue_position,
  d.pages, d.pages_done, d.failed_pages, d.reason, d.can_retry, d.is_enabled,
  (SELECT count(*) FROM knowledge_chunks c WHERE c.document_id = d.id AND c.version = d.version) AS chunks,
  (SELECT coalesce(json_agg(json_build_object('version', v.version, 'name', v.name, 'bytes', f.size,
     'createdAt', to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY v.version DESC), '[]')::text
   FROM knowledge_versions v JOIN files f ON f.id = v.file_id WHERE v.document_id = d.id) AS versions,
  twin.id AS duplicate_id, twin.name AS duplicate_name, d.expires_on, d.cited_times, d.created_at, d.updated_at`;
export const twinJoin = `LEFT JOIN LATERAL (SELECT t.id, t.name FROM knowledge_documents t
  WHERE t.owner_id = d.owner_id AND t.sha256 = d.sha256 AND t.id <> d.id AND t.removed_at IS NULL
    AND t.seq < d.seq ORDER BY t.seq LIMIT 1) twin ON true`;

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

export interface ChunkRow {
  id: string;
  ordinal: number;
  page: number | null;
  kind: S['KnowledgeDocument']['kind'];
  heading: string | null;
  text: string;
  is_enabled: boolean;
  is_edited: boolean;
  boxes: string;
}

/** Sheets of a workbook are counted, but nobody calls them pages. */
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

/** Documents that did not change since then are old. */
export const oldBefore = (now: Date): Date => after(now, -365 * day);
