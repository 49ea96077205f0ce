import { from, is } from '../build';

export const IN_FORCE = '2026-04-01';
export const clean = (quote: ReturnType<ReturnType<typeof from>>) => [
  is('accident', '近三年没有重大事故', 'hasSeriousAccident', false, quote),
  is('blacklist', '未列入严重失信名单', 'isBlacklisted', false, quote),
];
export const common = from('n-gradient-2026-2');
export const credit = common('common.credit', '近三年重大事故、违法情况');
