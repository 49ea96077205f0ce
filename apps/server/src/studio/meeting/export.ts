import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Meetings of an account, for its export. Their audio is saved from the page: it would not fit a table. */
export const meetingExport: AccountExport = {
  parts: [
    {
      name: '会议',
      sql: `SELECT ${byTime('created_at', 'id')}, title, state, media_type, size_bytes, duration_ms, consent, marks, failure, language,
              created_at, updated_at, removed_at FROM meetings WHERE owner_id = $1`,
    },
    {
      name: '会议的转写稿',
      sql: `SELECT ${byTime('m.created_at', "m.id || lpad(s.start_ms::text, 10, '0') || s.id")}, m.title AS meeting_title, s.content
            FROM meeting_segments s JOIN meetings m ON m.id = s.meeting_id WHERE m.owner_id = $1`,
    },
    {
      name: '会议的说话人与纪要',
      sql: `SELECT ${byTime('m.created_at', 'm.id')}, m.title AS meeting_title, t.speakers, n.content AS minutes,
              h.expires_at AS shared_until FROM meetings m JOIN meeting_transcripts t ON t.meeting_id = m.id
            LEFT JOIN meeting_minutes n ON n.meeting_id = m.id LEFT JOIN meeting_shares h ON h.meeting_id = m.id
            WHERE m.owner_id = $1`,
    },
    {
      name: '会议的转写',
      sql: `SELECT ${byTime('m.created_at', 'm.id')}, m.title AS meeting_title, r.model, r.language, r.other_transcript
            FROM meeting_recognitions r JOIN meetings m ON m.id = r.meeting_id WHERE m.owner_id = $1`,
    },
    {
      name: '会议的设置',
      sql: `SELECT ${byTime('u.created_at', 'u.id')}, s.keep_days, s.language, s.hot_words FROM meeting_settings s JOIN users u ON u.id = s.owner_id
            WHERE s.owner_id = $1`,
    },
  ],
  fields: {
    size_bytes: '字节数',
    duration_ms: '录音时长，毫秒',
    consent: '录音告知，JSON',
    marks: '标记与中断，JSON',
    failure: '没有整理好的原因',
    language: '语言的代码，空为由语音识别判断',
    hot_words: '常用的名称与术语，JSON',
    model: '语音识别的模型',
    other_transcript: '可以换回的另一份转写稿，JSON',
    keep_days: '保留天数，空为一直保留',
    removed_at: '移到回收站的时间',
    meeting_title: '会议的标题',
    speakers: '说话人，JSON',
    minutes: '编辑过的纪要，JSON',
  },
  values: { state: { recording: '录音中', sealing: '整理中', ready: '可播放', failed: '没有整理好' } },
};
