import { type Handlers, Reply } from '../../platform/contract';
import type { createChecks } from './checking/checks';
import type { Documents } from './documents/documents';
import type { createListFiles } from './lists/listFiles';
import type { createLists } from './lists/lists';
import type { createSettings } from './settings';
import type { createWriting } from './writing/writing';

type ProofreadingOperation =
  | 'listProofreadingDocuments'
  | 'createProofreadingDocument'
  | 'uploadProofreadingDocument'
  | 'getProofreadingDocument'
  | 'updateProofreadingDocument'
  | 'removeProofreadingDocument'
  | 'addProofreadingVersion'
  | 'getProofreadingVersion'
  | 'saveProofreadingEdits'
  | 'countProofreadingVersion'
  | 'checkProofreading'
  | 'getProofreadingCheck'
  | 'getProofreadingSettings'
  | 'listProofreadingEntries'
  | 'saveProofreadingEntry'
  | 'removeProofreadingEntries'
  | 'importProofreadingList'
  | 'exportProofreadingList'
  | 'getProofreadingReport'
  | 'exportProofreading';

interface Services {
  documents: Documents;
  checks: ReturnType<typeof createChecks>;
  lists: ReturnType<typeof createLists>;
  listFiles: ReturnType<typeof createListFiles>;
  writing: ReturnType<typeof createWriting>;
  settings: ReturnType<typeof createSettings>;
}

export function proofreadingRoutes({
  documents,
  checks,
  lists,
  listFiles,
  writing,
  settings,
}: Services): Pick<Handlers<'main'>, ProofreadingOperation> {
  return {
    listProofreadingDocuments: ({ caller, query }) => documents.list(caller.userId, query),
    createProofreadingDocument: ({ caller, body }) => documents.create(caller.userId, body),
    uploadProofreadingDocument: ({ caller, body }) =>
      documents.upload(caller.userId, { ...body, file: body.file as unknown as Blob }),
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
    checkProofreading: ({ caller, params, headers, body }) =>
      checks.begin(caller.userId, params.documentId, headers['Idempotency-Key'], body),
    getProofreadingCheck: ({ caller, params, query }) => checks.result(caller.userId, params.documentId, query.version),
    getProofreadingReport: ({ caller, params, query }) =>
      writing.report(caller.userId, params.documentId, query.version),
    exportProofreading: ({ caller, params, query }) =>
      writing.export(caller.userId, params.documentId, query.form, query.version),
    getProofreadingSettings: () => settings(),

    listProofreadingEntries: ({ caller }) => lists.list(caller.userId),
    async saveProofreadingEntry({ caller, body }) {
      return new Reply(await lists.save(caller.userId, body), '已保存');
    },
    async removeProofreadingEntries({ caller, body }) {
      await lists.remove(caller.userId, body.ids);
      return new Reply(null, '已删除');
    },
    importProofreadingList: ({ caller, body }) =>
      listFiles.import(caller.userId, body.kind, body.file as unknown as Blob),
    exportProofreadingList: ({ caller, query }) => listFiles.export(caller.userId, query.kind, query.format),
  };
}
