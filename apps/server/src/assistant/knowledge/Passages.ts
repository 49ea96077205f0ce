import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

/** A piece of a user's own document that an answer may quote. */
export interface Passage {
  chunkId: string;
  documentId: string;
  documentName: string;
  baseName: string;
  /** null for documents without pages. */
  page: number | null;
  heading: string | null;
  text: string;
  boxes: S['ChatBox'][];
  /** Somebody changed it after it was read. */
  isEdited: boolean;
  score: number;
}

/** What the chat asks of the knowledge bases. Whose they are is settled before anything is searched. */
export interface Passages {
  /** The scope without what is not the user's. */
  ownScope(userId: string, scope: S['ChatScope']): Promise<S['ChatScope']>;
  /** What of the scope can be searched today: nothing of others, nothing removed, switched off or expired. */
  searchableScope(userId: string, scope: S['ChatScope']): Promise<S['ChatScope']>;
  search(
    userId: string,
    scope: Pick<S['ChatScope'], 'knowledgeBaseIds' | 'documentIds'>,
    query: string,
    limit: number,
  ): Promise<Passage[]>;
  /** A page of a document in reading order, for questions about it as a whole; null when it is not the user's. */
  opening(userId: string, documentId: string, maxCharacters: number): Promise<Passage[] | null>;
  /** All of one page of a document with pages, in reading order; null when the document is not the user's. */
  page(userId: string, documentId: string, page: number): Promise<Passage[] | null>;
  /** The user's own among these documents, by name and in the order asked for. */
  named(userId: string, documentIds: readonly string[]): Promise<S['ChatAttachment'][]>;
  /** Documents of the scope that are still being read, for an honest notice. */
  unread(userId: string, scope: S['ChatScope']): Promise<number>;
  /** An answer cites these documents of the user, each once; in the transaction that ends the answer. */
  countCitations(tx: Db, userId: string, documentIds: readonly string[]): Promise<void>;
}
