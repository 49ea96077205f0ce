export const SCIENCE = ['科技、教育'];
/** Facts on intellectual property that count towards the score of 国科发火〔2016〕195号; experts rate its other parts. */
export const intellectualProperty = [
  'inventionPatents',
  'otherClassOne',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
] as const;
export const innovationFacts = [
  ...intellectualProperty,
  'usedClassTwo',
  'ownInventions',
  'ownClassTwo',
  'standards',
  'techConversions',
  'netAssets',
  'revenue',
] as const;
/** Facts of which a single one replaces the score of 科技型中小企业 (国科发政〔2017〕115号). */
export const directFacts = ['isHighTech', 'nationalPrize', 'rdInstitution', 'ledStandards'] as const;
export const techScoreFacts = [
  ...intellectualProperty,
  ...directFacts,
  'researchStaff',
  'employees',
  'rdExpense',
  'revenue',
  'costs',
] as const;
export const HNTE_ISSUERS = ['科学技术部', '财政部', '国家税务总局'];
