import type { FactScalar } from '@hengce/rules';
import { insertSampleFacts } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import { sampleEnterprise } from '../sample';

/** Adds the facts of the sample enterprise to an enterprise that has none. */
export const keepSampleFacts = (tx: Db, enterpriseId: string, now: Date): Promise<void> =>
  insertSampleFacts(tx, enterpriseId, sampleFacts(), now);

/** Keys of facts by the names of certificates. */
const titleKeys: Readonly<Record<string, string>> = {
  高新技术企业: 'isHighTech',
  创新型中小企业: 'isInnovativeSme',
  专精特新中小企业: 'isSpecialisedSme',
  '专精特新“小巨人”企业': 'isLittleGiant',
};

function sampleFacts(): [key: string, period: string, value: FactScalar][] {
  const { years, ip, titles, registeredCapitalFen, rdProjects } = sampleEnterprise;
  const countOf = (kind: (typeof ip)[number]['kind']) => ip.filter((item) => item.kind === kind).length;
  return [
    ['registeredCapital', '', registeredCapitalFen],
    ['legalStatus', '', '存续'],
    ['isIndependent', '', true],
    ['inventionPatents', '', countOf('invention')],
    ['utilityModels', '', countOf('utility')],
    ['softwareCopyrights', '', countOf('software')],
    ['rdProjects', String(years.at(-1)?.year), rdProjects],
    ['isListed', '', false],
    ['isRestrictedIndustry', '', false],
    ['highTechField', '', '先进制造与自动化'],
    ['ownInventions', '', ip.filter(({ cls, acquired }) => cls === 'I' && acquired === 'self').length],
    ['ownClassTwo', '', ip.filter(({ cls, acquired }) => cls === 'II' && acquired === 'self').length],
    ['otherClassOne', '', 0],
    ['designPatents', '', 0],
    ['usedClassTwo', '', 0],
    ['standards', '', 1],
    ['ledStandards', '', 0],
    ...Object.entries(titleKeys).map(([name, key]): [string, string, FactScalar] => [
      key,
      '',
      titles.some((title) => title.name === name),
    ]),
    ['rdInstitution', '', '市级'],
    ['nationalPrize', '', '没有'],
    ['provincialPrize', '', '没有'],
    ['marketYears', '', 6],
    ['certifications', '', 2],
    ['isBlacklisted', '', false],
    ['isAbnormal', '', false],
    ...years.flatMap((year): [string, string, FactScalar][] => {
      const period = String(year.year);
      return [
        ['employees', period, year.employees],
        ['workforce', period, year.employees],
        ['researchStaff', period, year.researchStaff],
        ['revenue', period, year.revenueFen],
        ['mainRevenue', period, year.mainRevenueFen],
        ['highTechRevenue', period, year.highTechRevenueFen],
        ['exportRevenue', period, year.exportRevenueFen],
        ['costs', period, year.costFen],
        ['netProfit', period, year.netProfitFen],
        ['taxPaid', period, year.taxPaidFen],
        ['assets', period, year.assetsFen],
        ['liabilities', period, year.liabilitiesFen],
        ['netAssets', period, year.equityFen],
        ['rdExpense', period, year.rdExpenseFen],
        ['deductibleRdExpense', period, year.deductibleRdExpenseFen],
        ['domesticRdExpense', period, year.domesticRdExpenseFen],
      ];
    }),
  ];
}
