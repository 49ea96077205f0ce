import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Knowledge bases of an account, for its data export. */
export const knowledgeExport: AccountExport = {
  parts: [
    {
      name: '知识库',
      sql: `SELECT ${byTime('created_at', 'id')}, name, created_at FROM knowledge_bases WHERE owner_id = $1`,
    },
    {
      name: '知识库的文件夹',
      sql: `SELECT ${byTime('f.created_at', 'f.id')}, b.name AS knowledge_base, f.name, f.created_at
          FROM knowledge_folders f JOIN knowledge_bases b ON b.id = f.base_id WHERE b.owner_id = $1`,
    },
    {
      name: '知识库的文件',
      sql: `SELECT ${byTime('d.created_at', 'd.id')}, b.name AS knowledge_base, f.name AS folder, d.name, d.is_enabled,
            d.expires_on::text AS expires_on, d.cited_times, d.created_at, d.updated_at
          FROM knowledge_documents d JOIN knowledge_bases b ON b.id = d.base_id LEFT JOIN knowledge_folders f ON f.id = d.folder_id
          WHERE d.owner_id = $1 AND d.removed_at IS NULL`,
    },
    {
      name: '知识库文件的版本',
      sql: `SELECT ${byTime('v.created_at', 'v.file_id')}, d.name AS document, v.version, v.name, v.created_at
          FROM knowledge_versions v JOIN knowledge_documents d ON d.id = v.document_id WHERE d.owner_id = $1`,
    },
    {
      name: '改过或停用的片段',
      sql: `SELECT c.id AS page_key, d.name AS document, c.page, c.text, c.is_enabled, c.is_edited
          FROM knowledge_chunks c JOIN knowledge_documents d ON d.id = c.document_id
          WHERE d.owner_id = $1 AND (c.is_edited OR NOT c.is_enabled)`,
    },
    {
      name: '回归问题',
      sql: `SELECT ${byTime('q.created_at', 'q.id')}, b.name AS knowledge_base, q.q AS question, d.name AS document, q.expected, q.rank,
            q.checked_at
          FROM knowledge_questions q JOIN knowledge_bases b ON b.id = q.base_id JOIN knowledge_documents d ON d.id = q.document_id
          WHERE b.owner_id = $1`,
    },
  ],
  fields: {
    knowledge_base: '所在的知识库',
    folder: '所在的文件夹',
    is_enabled: '是否启用',
    cited_times: '被引用的次数',
    document: '文件名',
    page: '页码',
    is_edited: '是否改过',
    question: '问题',
    expected: '应当找到的内容',
    rank: '找到的名次',
    checked_at: '最近一次检查的时间',
  },
};
