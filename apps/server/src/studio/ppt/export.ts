import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Decks of an account, for its export. */
export const deckExport: AccountExport = {
  parts: [
    {
      name: '演示文稿',
      sql: `SELECT ${byTime('d.created_at', 'd.id')}, d.title, d.start, d.wording, d.theme_id, d.is_branded, d.aspect, d.outline, d.slides,
              d.is_counted, s.expires_at AS shared_until, d.created_at, d.updated_at
            FROM decks d LEFT JOIN deck_shares s ON s.deck_id = d.id WHERE d.owner_id = $1 AND d.removed_at IS NULL`,
    },
    {
      name: '演示文稿的品牌',
      sql: `SELECT ${byTime('updated_at', 'owner_id')}, brand, updated_at FROM deck_brands WHERE owner_id = $1`,
    },
    {
      name: '演示文稿的出处',
      sql: `SELECT ${byTime('d.created_at', 'd.id || s.id')}, d.title AS deck_title, s.title, s.paragraphs
            FROM deck_sources s JOIN decks d ON d.id = s.deck_id WHERE d.owner_id = $1 AND d.removed_at IS NULL`,
    },
  ],
  fields: {
    start: '从什么开始，见取值说明',
    wording: '文字是谁的，见取值说明',
    theme_id: '演示主题',
    is_branded: '是否用账号的品牌',
    brand: '品牌的颜色、字体、标志的文件编号与页脚，JSON',
    aspect: '页面比例',
    outline: '大纲，JSON',
    slides: '各页，JSON',
    shared_until: '分享链接的有效期',
    deck_title: '演示文稿的标题',
    paragraphs: '原文各段，JSON',
  },
  values: {
    start: {
      policy: '政策',
      report: '匹配报告',
      declaration: '申报书',
      comparison: '区域对比',
      answer: '智能对话的回答',
      minutes: '会议纪要',
      document: '上传的文档',
      presentation: '上传的旧PPT',
      outline: '粘贴的大纲',
      topic: '主题',
    },
    wording: { extracted: '摘自原文', own: '自己写的' },
  },
};
