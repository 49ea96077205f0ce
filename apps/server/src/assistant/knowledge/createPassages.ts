import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { Passage, Passages } from './Passages';
import { inScope, type SearchPassages, searchable } from './retrieval/search';
import { type ChunkRow, pageOf } from './views';

type S = MainComponents['schemas'];

interface WholeRow extends ChunkRow {
  document_name: string;
  base_name: string;
}

/** What the chat asks of the knowledge bases; every statement names the owner. */
export function createPassages(db: Db, clock: Clock, search: SearchPassages): Passages {
  const today = () => dateInShanghai(clock.now());
  const params = (
    userId: string,
    { knowledgeBaseIds, documentIds }: Pick<S['ChatScope'], 'knowledgeBaseIds' | 'documentIds'>,
  ) => [userId, today(), [...knowledgeBaseIds], [...documentIds]] as const;

  /** Chunks of one document in reading order, those that `which` says of `o` and $3. */
  const read = async (userId: string, documentId: string, which: string, value: number): Promise<Passage[] | null> => {
    const [own] = await db.query(
      `SELECT d.id FROM knowledge_documents d WHERE d.owner_id = $1 AND ${searchable} AND d.id = $3`,
      [userId, today(), documentId],
    );
    if (own === undefined) return null;
    const rows = await db.query<WholeRow>(
      `SELECT o.* FROM (
         SELECT c.*, d.kind, d.name AS document_name, b.name AS base_name,
           sum(length(c.text)) OVER (ORDER BY c.ordinal) - length(c.text) AS before
         FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id AND d.version = c.version
         JOIN knowledge_bases b ON b.id = d.base_id
         WHERE d.owner_id = $1 AND d.id = $2 AND c.is_enabled) o
       WHERE ${which} ORDER BY o.ordinal`,
      [userId, documentId, value],
    );
    return rows.map((row) => ({
      chunkId: row.id,
      documentId,
      documentName: row.document_name,
      baseName: row.base_name,
      page: pageOf(row),
      heading: row.heading,
      text: row.text,
      boxes: JSON.parse(row.boxes) as S['ChatBox'][],
      isEdited: row.is_edited,
      score: 0,
    }));
  };

  const narrowed = async (userId: string, scope: S['ChatScope'], onlySearchable: boolean): Promise<S['ChatScope']> => {
    const bases = await db.query<{ id: string }>(
      'SELECT id FROM knowledge_bases WHERE owner_id = $1 AND id = ANY($2::text[])',
      [userId, [...scope.knowledgeBaseIds]],
    );
    const documents = await db.query<{ id: string }>(
      `SELECT d.id FROM knowledge_documents d
       WHERE d.owner_id = $1 AND d.id = ANY($3::text[]) AND (NOT $4::boolean OR (${searchable}))`,
      [userId, today(), [...scope.documentIds], onlySearchable],
    );
    const has = (rows: readonly { id: string }[]) => (id: string) => rows.some((row) => row.id === id);
    return {
      ...scope,
      knowledgeBaseIds: scope.knowledgeBaseIds.filter(has(bases)),
      documentIds: scope.documentIds.filter(has(documents)),
    };
  };

  return {
    ownScope: (userId, scope) => narrowed(userId, scope, false),
    searchableScope: (userId, scope) => narrowed(userId, scope, true),

    async search(userId, { knowledgeBaseIds, documentIds }, query, limit) {
      const { found } = await search(userId, { baseIds: knowledgeBaseIds, documentIds }, query, limit);
      return found.map(({ kind: _kind, matched: _matched, boxes, ...passage }) => ({
        ...passage,
        boxes: JSON.parse(boxes) as S['ChatBox'][],
      }));
    },

    opening: (userId, documentId, maxCharacters) => read(userId, documentId, 'o.before < $3', maxCharacters),

    page: (userId, documentId, page) => read(userId, documentId, "o.kind = 'pdf' AND o.page = $3", page),

    async named(userId, documentIds) {
      const rows = await db.query<{ id: string; name: string }>(
        'SELECT id, name FROM knowledge_documents WHERE owner_id = $1 AND removed_at IS NULL AND id = ANY($2::text[])',
        [userId, [...documentIds]],
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return documentIds.flatMap((documentId) => {
        const name = names.get(documentId);
        return name === undefined ? [] : [{ documentId, name }];
      });
    },

    async unread(userId, scope) {
      const [row] = await db.query<{ count: number }>(
        `SELECT count(*) AS count FROM knowledge_documents d WHERE d.owner_id = $1 AND ${searchable} AND ${inScope}
           AND d.state IN ('queued', 'parsing', 'indexing')`,
        [...params(userId, scope)],
      );
      return row?.count ?? 0;
    },

    async countCitations(tx, userId, documentIds) {
      if (documentIds.length === 0) return;
      await tx.query(
        'UPDATE knowledge_documents SET cited_times = cited_times + 1 WHERE owner_id = $1 AND id = ANY($2::text[])',
        [userId, [...documentIds]],
      );
    },
  };
}
