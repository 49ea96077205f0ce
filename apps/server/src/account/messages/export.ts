import type { AccountExport } from '../../platform/module';
import { byNumber } from '../../platform/module';
import { typeNames } from './types';

/** Messages of an account, for its data export. */
export const messagesExport: AccountExport = {
  parts: [
    {
      name: '消息',
      sql: `SELECT ${byNumber('seq')}, type, title, body, reason, link, items::json AS items, read_at, archived_at, created_at
          FROM messages WHERE user_id = $1`,
    },
    { name: '关闭的通知', sql: 'SELECT type AS page_key, type FROM muted_messages WHERE user_id = $1' },
  ],
  fields: {
    link: '页面地址',
    items: '各项与页面地址',
    body: '正文',
    read_at: '读过的时间',
    archived_at: '归档的时间',
  },
  values: {
    message_type: typeNames,
  },
};
