import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';

type S = MainComponents['schemas'];

/** A piece of a user's own document that an answer may quote. */
export interface Passage {
  chunkId: string;
  documentId: string;
  documentName: string;
  baseName: string;
  /** Page number from 1; null for documents without pages. */
  page: number | null;
  heading: string | null;
  text: string;
  boxes: S['ChatBox'][];
  /** Whether somebody changed it after it was read from the file. */
  isEdited: boolean;
  score: number;
}

/** Knowledge bases as the chat uses them. Ownership is checked before anything is searched. */
export interface Passages {
  /** The scope without bases and documents of other users. */
  ownScope(userId: string, scope: S['ChatScope']): Promise<S['ChatScope']>;
  /** The part of a scope that can be searched today: nothing of others, removed, switched off or expired. */
  searchableScope(userId: string, scope: S['ChatScope']): Promise<S['ChatScope']>;
  search(
    userId: string,
    scope: Pick<S['ChatScope'], 'knowledgeBaseIds' | 'documentIds'>,
    query: string,
    limit: number,
  ): Promise<Passage[]>;
  /** Passages from the beginning of a document, for questions about the whole; null when it is not the user's. */
  opening(userId: string, documentId: string, maxCharacters: number): Promise<Passage[] | null>;
  /** All passages of one page, in reading order; null when the document is not the user's. */
  page(userId: string, documentId: string, page: number): Promise<Passage[] | null>;
  /** Names of the user's own documents among those given, in the order given. */
  named(userId: string, documentIds: readonly string[]): Promise<S['ChatAttachment'][]>;
  /** Number of documents of the scope that are still being read, for a notice. */
  unread(userId: string, scope: S['ChatScope']): Promise<number>;
  /** Counts one citation of each document, in the transaction that ends the answer. */
  countCitations(tx: Db, userId: string, documentIds: readonly string[]): Promise<void>;
}
