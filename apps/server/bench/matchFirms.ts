import type { StoredFact } from '@hengce/rules';
import { factDefs } from '@hengce/rules';
import { randomFor } from '../src/corpus/sample';
import type { FirmProfile } from '../src/matching/answers/firmFacts';
import { industries, provincesAndCities } from '../src/platform/vocabulary';

export interface BenchFirm {
  profile: FirmProfile;
  facts: StoredFact[];
  /** What it would say of something that only a person can tell. */
  confirms(id: string): boolean;
}

const fen = 1_000_000;

/** Invented firms, small and large, whose accounts fit each other; the same every time. */
export function benchFirms(
  count: number,
  regions: readonly string[] = provincesAndCities.map(({ code }) => code),
): BenchFirm[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(20261122, `firm ${index}`);
    const fact = (key: string, value: StoredFact['value'], period = ''): StoredFact => ({
      key,
      period,
      value,
      source: 'user',
      confidence: 'stated',
    });
    const founded = random.int(2004, 2026);
    let revenue = random.pick([200, 800, 1800, 4000, 9000, 21000, 60000]) * fen;
    const staff = random.pick([8, 18, 45, 120, 260, 480, 900]);
    const rdShare = random.pick([1, 2, 3, 4, 6, 9]) / 100;
    const facts: StoredFact[] = [];
    for (const year of [2023, 2024, 2025]) {
      revenue = Math.round(revenue * (0.9 + random.int(0, 40) / 100));
      const rd = Math.round(revenue * rdShare * (0.9 + random.int(0, 20) / 100));
      const assets = Math.round(revenue * (0.6 + random.int(0, 80) / 100));
      const values: Record<string, number> = {
        employees: staff,
        workforce: staff,
        researchStaff: Math.round((staff * random.int(4, 40)) / 100),
        bachelorStaff: Math.round(staff / 3),
        revenue,
        mainRevenue: Math.round(revenue * (0.6 + random.int(0, 39) / 100)),
        mainProductRevenue: Math.round(revenue * (0.4 + random.int(0, 19) / 100)),
        totalIncome: revenue,
        highTechRevenue: Math.round(revenue * (0.3 + random.int(0, 60) / 100)),
        techTransferIncome: 0,
        exportRevenue: Math.round(revenue * 0.1),
        costs: Math.round(revenue * 0.85),
        netProfit: Math.round(revenue * (random.int(-5, 15) / 100)),
        taxableIncome: Math.round(revenue * 0.06),
        taxPaid: Math.round(revenue * 0.04),
        assets,
        liabilities: Math.round((assets * random.int(20, 90)) / 100),
        netAssets: Math.round(assets * 0.4),
        equityRaised: 0,
        rdExpense: rd,
        deductibleRdExpense: rd,
        domesticRdExpense: rd,
        rdProjects: random.int(0, 12),
        techConversions: random.int(0, 7),
      };
      for (const [key, value] of Object.entries(values)) facts.push(fact(key, value, String(year)));
    }
    const counts = ['inventionPatents', 'utilityModels', 'designPatents', 'softwareCopyrights', 'certifications'];
    for (const key of counts) facts.push(fact(key, random.int(0, 8)));
    for (const def of factDefs) {
      if (def.period === 'year' || counts.includes(def.key)) continue;
      const isBad =
        def.key.startsWith('has') || /isBlacklisted|isAbnormal|isStopped|isRestricted|isListed/.test(def.key);
      const value =
        def.type === 'bool'
          ? random.chance(isBad ? 0.05 : def.key === 'isIndependent' ? 1 : 0.4)
          : def.type === 'enum'
            ? random.pick([...def.options])
            : def.type === 'ratio'
              ? random.int(0, 30) / 100
              : def.type === 'text'
                ? '示例'
                : def.type === 'money'
                  ? random.int(1, 50) * 100 * fen
                  : random.int(0, 12);
      facts.push(fact(def.key, value));
    }
    const profile = {
      region_code: random.pick([...regions]),
      industry_code: random.pick(industries.slice(0, 80)).code,
      established_at: `${founded}-0${random.int(1, 9)}-15`,
      is_sample: true,
    };
    facts.push(fact('establishedAt', profile.established_at), fact('industryCode', profile.industry_code));
    return { profile, facts, confirms: (id) => randomFor(index, id).chance(0.75) };
  });
}
