import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Documents of an account with their versions, without removed ones, and its lists, for its data export. */
export const proofreadingExport: AccountExport = {
  parts: [
    {
      name: '校对的文稿',
      sql: `SELECT ${byTime('d.created_at', "d.id || lpad(v.version::text, 6, '0')")}, d.name, d.genre, d.source, v.version,
              v.format, v.file_name, v.text, v.edits, v.ignored, v.is_counted, v.created_at, v.updated_at
            FROM proofreading_documents d JOIN proofreading_versions v ON v.document_id = d.id
            WHERE d.owner_id = $1 AND d.removed_at IS NULL`,
    },
    {
      name: '校对的词典与名单',
      sql: `SELECT ${byTime('created_at', 'id')}, kind, text, rule_id, suggestion, note, posts, created_at
            FROM proofreading_entries WHERE owner_id = $1`,
    },
  ],
  fields: {
    genre: '文体，见取值说明',
    format: '文稿的格式，text为直接录入的',
    file_name: '上传时的文件名',
    edits: '改动，JSON',
    ignored: '忽略的，JSON',
    is_counted: '是否计过次',
    rule_id: '规则',
    suggestion: '建议',
    posts: '职务，JSON',
  },
  values: {
    genre: { official: '公文', advertisement: '广告', contract: '合同', general: '通用' },
  },
};
