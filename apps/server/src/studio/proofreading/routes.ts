import { type Handlers, Reply } from '../../platform/contract';
import type { Documents } from './documents/documents';
import type { createLists } from './lists/lists';
import type { createSettings } from './settings';

type ProofreadingOperation =
  | 'listProofreadingDocuments'
  | 'createProofreadingDocument'
  | 'getProofreadingDocument'
  | 'updateProofreadingDocument'
  | 'removeProofreadingDocument'
  | 'addProofreadingVersion'
  | 'getProofreadingVersion'
  | 'saveProofreadingEdits'
  | 'countProofreadingVersion'
  | 'getProofreadingSettings'
  | 'listProofreadingEntries'
  | 'saveProofreadingEntry'
  | 'removeProofreadingEntries';

interface Services {
  documents: Documents;
  lists: ReturnType<typeof createLists>;
  settings: ReturnType<typeof createSettings>;
}

export function proofreadingRoutes({
  documents,
  lists,
  settings,
}: Services): Pick<Handlers<'main'>, ProofreadingOperation> {
  return {
    listProofreadingDocuments: ({ caller, query }) => documents.list(caller.userId, query),
    createProofreadingDocument: ({ caller, body }) => documents.create(caller.userId, body),
    getProofreadingDocument: ({ caller, params }) => documents.get(caller.userId, params.documentId),
    updateProofreadingDocument: ({ caller, params, body }) => documents.update(caller.userId, params.documentId, body),
    async removeProofreadingDocument({ caller, body }) {
      await documents.remove(caller.userId, body.id);
      return new Reply(null, '文稿已删除');
    },
    addProofreadingVersion: ({ caller, params, body }) =>
      documents.addVersion(caller.userId, params.documentId, body.text),
    getProofreadingVersion: ({ caller, params, query }) =>
      documents.version(caller.userId, params.documentId, query.version),
    saveProofreadingEdits: ({ caller, params, body }) => documents.saveEdits(caller.userId, params.documentId, body),
    countProofreadingVersion: ({ caller, params, headers, body }) =>
      documents.count(caller.userId, params.documentId, headers['Idempotency-Key'], body.version),
    getProofreadingSettings: () => settings(),

    listProofreadingEntries: ({ caller }) => lists.list(caller.userId),
    async saveProofreadingEntry({ caller, body }) {
      return new Reply(await lists.save(caller.userId, body), '已保存');
    },
    async removeProofreadingEntries({ caller, body }) {
      await lists.remove(caller.userId, body.ids);
      return new Reply(null, '已删除');
    },
  };
}
