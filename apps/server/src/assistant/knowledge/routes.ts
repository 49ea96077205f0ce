import { type Handlers, Reply } from '../../platform/contract';
import type { Knowledge } from './createKnowledge';

type KnowledgeOperation =
  | 'listKnowledgeBases'
  | 'saveKnowledgeBase'
  | 'removeKnowledgeBase'
  | 'saveKnowledgeFolder'
  | 'removeKnowledgeFolder'
  | 'listKnowledgeDocuments'
  | 'uploadKnowledgeDocument'
  | 'getKnowledgeDocument'
  | 'updateKnowledgeDocument'
  | 'removeKnowledgeDocument'
  | 'retryKnowledgeDocument'
  | 'getKnowledgeFile'
  | 'listKnowledgeChunks'
  | 'updateKnowledgeChunk'
  | 'retrieveKnowledge'
  | 'listRegressionQuestions'
  | 'saveRegressionQuestion'
  | 'removeRegressionQuestion'
  | 'runRegressionQuestions';

export function knowledgeRoutes(knowledge: Knowledge): Pick<Handlers<'main'>, KnowledgeOperation> {
  const { bases, documents, regressions } = knowledge;
  return {
    listKnowledgeBases: ({ caller }) => bases.list(caller.userId),
    saveKnowledgeBase: ({ caller, body }) => bases.save(caller.userId, body),
    async removeKnowledgeBase({ caller, body }) {
      await bases.remove(caller.userId, body.id);
      return new Reply(null, '知识库已删除');
    },
    saveKnowledgeFolder: ({ caller, body }) => bases.saveFolder(caller.userId, body),
    async removeKnowledgeFolder({ caller, body }) {
      await bases.removeFolder(caller.userId, body.id);
      return new Reply(null, '文件夹已删除');
    },

    listKnowledgeDocuments: ({ caller, query }) => documents.list(caller.userId, query),
    uploadKnowledgeDocument: ({ caller, body }) =>
      documents.upload(caller.userId, { ...body, file: body.file as unknown as Blob }),
    getKnowledgeDocument: ({ caller, params }) => documents.get(caller.userId, params.documentId),
    updateKnowledgeDocument: ({ caller, params, body }) => documents.update(caller.userId, params.documentId, body),
    async removeKnowledgeDocument({ caller, body }) {
      await documents.remove(caller.userId, body.id);
      return new Reply(null, '文件已删除');
    },
    retryKnowledgeDocument: ({ caller, params }) => documents.retry(caller.userId, params.documentId),
    getKnowledgeFile: ({ caller, params }) => documents.file(caller.userId, params.documentId),
    listKnowledgeChunks: ({ caller, params, query }) => documents.chunks(caller.userId, params.documentId, query),
    updateKnowledgeChunk: ({ caller, params, body }) => documents.updateChunk(caller.userId, params.chunkId, body),

    retrieveKnowledge: ({ caller, body }) => knowledge.retrieve(caller.userId, body),
    listRegressionQuestions: ({ caller, query }) => regressions.list(caller.userId, query.baseId),
    saveRegressionQuestion: ({ caller, body }) => regressions.save(caller.userId, body),
    async removeRegressionQuestion({ caller, body }) {
      await regressions.remove(caller.userId, body.id);
      return new Reply(null, '已不再复查这个问题');
    },
    runRegressionQuestions: ({ caller, body }) => regressions.run(caller.userId, body.baseId),
  };
}
