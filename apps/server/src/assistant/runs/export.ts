import type { AccountExport } from '../../platform/module';
import { byNumber, byTime } from '../../platform/module';

/** Conversations of an account, for its data export. */
export const chatExport: AccountExport = {
  parts: [
    {
      name: '对话',
      sql: `SELECT ${byTime('created_at', 'id')}, title, scene, scope::json AS scope, is_pinned, removed_at, created_at, updated_at
          FROM chat_conversations WHERE owner_id = $1`,
    },
    {
      name: '对话的消息',
      sql: `SELECT ${byNumber('m.seq')}, c.title, m.role, m.state, m.text, m.reasoning, m.details::json AS details, m.model,
            m.is_generated, m.rating, m.rating_reasons::json AS rating_reasons, m.rating_comment, m.created_at
          FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id WHERE c.owner_id = $1`,
    },
    {
      name: '提示模板',
      sql: `SELECT ${byTime('created_at', 'id')}, name, text, created_at FROM chat_templates WHERE owner_id = $1`,
    },
  ],
  fields: {
    scene: '对话的页面，见取值说明',
    scope: '回答依据的范围',
    is_pinned: '是否置顶',
    removed_at: '删除的时间',
    role: '谁写的，见取值说明',
    reasoning: '模型的思考过程',
    details: '引用、步骤、附件等',
    model: '模型名称，空为没有使用模型',
    is_generated: '是否AI生成',
    rating: '您的评价，up有帮助、down没有帮助',
    rating_reasons: '评价的原因',
    rating_comment: '评价的说明',
  },
  values: {
    scene: {
      chat: 'AI对话',
      assistant: 'AI助手',
      templates: '提示模板',
      knowledge: '知识库',
      pdf: 'PDF对话',
      policy: '政策问答',
    },
    role: { user: '您', assistant: '助手' },
    message_state: { streaming: '正在写', done: '已写完', stopped: '已停止', failed: '出错', interrupted: '中断' },
  },
};
