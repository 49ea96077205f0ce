import type { EquityShare, LedgerEntry } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const sources: Record<EquityShare['source'], string> = { trial: '试用', order: '套餐', gift: '赠送' };
const reasons: Record<LedgerEntry['reason'], string> = {
  grant: '开通',
  use: '使用',
  refund: '退还',
  adjust: '调整',
};

const text = {
  title: '剩余次数',
  description: '先用先到期的，失败的操作退还次数',
  plans: '选择套餐',
  orders: '我的订单',
  modules: '各模块',
  columns: { module: '模块与来源', used: '已用', remaining: '还可用', resets: '恢复', expires: '到期' },
  sources,
  reasons,
  unit: '次',
  unlimited: '不限次数',
  usedTimes: (used: number) => `${used}次`,
  remainingTimes: (remaining: number | null) => (remaining === null ? '不限次数' : `${remaining}次`),
  none: '没有可用的次数',
  missing: '—',
  ledger: '明细',
  ledgerNote: '每一次增减都在，任何时候都可以核对',
  ledgerColumns: { at: '时间', module: '模块', source: '来源', reason: '事由', delta: '次数' },
  delta: (delta: number | null) => (delta === null ? '不限' : delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`),
  filter: '模块',
  allModules: '全部模块',
  save: '导出本页',
  fileName: (page: number) => `次数明细-第${page}页.csv`,
  loading: '正在取剩余次数',
  failed: '剩余次数没有取到',
  ledgerFailed: '明细没有取到',
  ledgerEmptyTitle: '还没有明细',
  ledgerEmptyBody: '使用、开通和退还都会记在这里',
  kept: '次数没有变化',
};
export type EquityText = typeof text;

export const useEquityText = createUseText('account', { equity: text });
