/** Facts by the labels that they had before 2026-11-26, which spreadsheets still carry. */
export const formerLabels: Readonly<Record<string, string>> = {
  '近三年重大安全、质量事故': 'hasSeriousAccident',
  近三年严重环境违法: 'hasEnvironmentCase',
  严重失信主体名单: 'isBlacklisted',
  经营异常名录: 'isAbnormal',
};
