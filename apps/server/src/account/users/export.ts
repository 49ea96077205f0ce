import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** User, sessions and notes of an account, for its data export. */
export const usersExport: AccountExport = {
  parts: [
    { name: '账号', sql: 'SELECT id AS page_key, phone, name, created_at FROM users WHERE id = $1' },
    {
      name: '会话',
      sql: `SELECT ${byTime('created_at', 'id')}, ip, user_agent, created_at, last_seen_at FROM sessions WHERE user_id = $1`,
    },
    {
      name: '笔记组织',
      sql: `SELECT o.id AS page_key, o.name, o.created_at FROM organizations o
          WHERE o.personal_owner_id = $1
             OR EXISTS (SELECT 1 FROM organization_members m WHERE m.organization_id = o.id AND m.user_id = $1)`,
    },
    {
      name: '笔记',
      sql: `SELECT ${byTime('n.created_at', 'n.id')}, w.name AS wiki, n.title, n.content, n.created_at, n.updated_at
          FROM wiki_notes n JOIN wikis w ON w.id = n.wiki_id JOIN organizations o ON o.id = w.organization_id
          WHERE o.personal_owner_id = $1`,
    },
  ],
  fields: {
    phone: '手机号',
    name: '名称或姓名',
    created_at: '建立的时间，世界协调时',
    ip: '登录时的网络地址',
    user_agent: '登录时浏览器的自我介绍',
    last_seen_at: '最后使用的时间',
    updated_at: '最后更改的时间',
    title: '标题或抬头',
    content: '内容',
    wiki: '知识空间',
  },
};
