import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { listBaseIds } from './baseRepository';
import { readInOrder } from './chunkRepository';
import type { Passage, Passages } from './Passages';
import type { SearchPassages } from './retrieval/search';
import { countCited, countUnread, listNamed, listOwnIds } from './scopeRepository';
import { pageOf } from './views';

type S = MainComponents['schemas'];

/** Passages of a user's own documents, for the chat. */
export function createPassages(db: Db, clock: Clock, search: SearchPassages): Passages {
  const today = () => dateInShanghai(clock.now());

  const read = async (
    userId: string,
    documentId: string,
    which: { page: number } | { before: number },
  ): Promise<Passage[] | null> => {
    const [own] = await listOwnIds(db, userId, today(), [documentId], true);
    if (own === undefined) return null;
    return (await readInOrder(db, userId, documentId, which)).map((row) => ({
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
    const bases = await listBaseIds(db, userId, scope.knowledgeBaseIds);
    const documents = await listOwnIds(db, userId, today(), scope.documentIds, onlySearchable);
    return {
      ...scope,
      knowledgeBaseIds: scope.knowledgeBaseIds.filter((id) => bases.includes(id)),
      documentIds: scope.documentIds.filter((id) => documents.includes(id)),
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

    opening: (userId, documentId, maxCharacters) => read(userId, documentId, { before: maxCharacters }),

    page: (userId, documentId, page) => read(userId, documentId, { page }),

    async named(userId, documentIds) {
      const rows = await listNamed(db, userId, documentIds);
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return documentIds.flatMap((documentId) => {
        const name = names.get(documentId);
        return name === undefined ? [] : [{ documentId, name }];
      });
    },

    unread: (userId, { knowledgeBaseIds, documentIds }) =>
      countUnread(db, userId, today(), { baseIds: knowledgeBaseIds, documentIds }),

    async countCitations(tx, userId, documentIds) {
      if (documentIds.length === 0) return;
      await countCited(tx, userId, documentIds);
    },
  };
}
