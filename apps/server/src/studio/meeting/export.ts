import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Meetings of an account, for its export. Their audio is saved from the page: it would not fit a table. */
export const meetingExport: AccountExport = {
  parts: [
    {
      name: '会议',
      sql: `SELECT ${byTime('created_at', 'id')}, title, state, media_type, size_bytes, duration_ms, consent, marks, failure,
              created_at, updated_at, removed_at FROM meetings WHERE owner_id = $1`,
    },
  ],
  fields: {
    size_bytes: '字节数',
    duration_ms: '录音时长，毫秒',
    consent: '录音告知，JSON',
    marks: '标记与中断，JSON',
    removed_at: '移到回收站的时间',
  },
  values: { state: { recording: '录音中', sealing: '整理中', ready: '可播放', failed: '没有整理好' } },
};
