import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Files of an account, for its data export. */
export const filesExport: AccountExport = {
  parts: [
    {
      name: '文件',
      sql: `SELECT ${byTime('created_at', 'id')}, name, media_type, size, created_at FROM files WHERE owner_id = $1`,
    },
  ],
  fields: {
    media_type: '文件类型',
    size: '大小，单位为字节',
  },
};
