export const MIIT = ['工业和信息化部'];
export const THEMES = ['工业、交通', '科技、教育'];
export const DOC = '工信部企业〔2022〕63号';
/** Annex 1: any of these makes the score needless. */
export const directFacts = [
  'nationalPrize',
  'provincialPrize',
  'isHighTech',
  'isDemonstration',
  'rdInstitution',
  'equityRaised',
] as const;
export const innovationFacts = [
  'highValueInventions',
  'ownInventions',
  'inventionPatents',
  'otherClassOne',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
  'rdExpense',
  'revenue',
] as const;
export const growthFacts = ['mainRevenue', 'liabilities', 'assets'] as const;
export const focusFacts = ['isStrategicIndustry', 'mainRevenue', 'revenue'] as const;
export const UNTIL = '自2026年4月1日起由工信部企业〔2026〕2号替代，不再用于新的申报';
