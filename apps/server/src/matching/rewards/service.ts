import type { MainComponents } from '@hengce/api/contract';
import type { FactKey, FactSet } from '@hengce/rules';
import { heldOf, labelOf, soleValue } from '@hengce/rules';
import { findOwn, subjectOf } from '../../firm/enterprise';
import { fieldRejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Matchable } from '../items';
import type { MatchService } from '../match';
import { planOf, type Wanted } from '../stacking';
import { calculate } from './calculators';
import { benefitsOf, type CatalogueQuery, catalogueOf, offersOf, rewardId } from './catalogue';
import { maxMonthsOf, sourceOf } from './starts';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  matchables(): Promise<readonly Matchable[]>;
}

/** 奖补测算: the catalogue of benefits, calculators and the stacking plan. Stores nothing and charges no use. */
export function createRewardsService({ db, matches, matchables }: Dependencies) {
  const read = async (userId: string, enterpriseId: string) => {
    const row = await findOwn(db, userId, enterpriseId);
    const [match, all] = await Promise.all([matches.current(row), matchables()]);
    return { row, facts: match.firm.facts, offers: offersOf(all, match) };
  };

  return {
    async catalogue(userId: string, { enterpriseId, ...query }: CatalogueQuery & { enterpriseId: string }) {
      const { row, facts, offers } = await read(userId, enterpriseId);
      return { enterprise: subjectOf(row), ...catalogueOf(benefitsOf(offers), facts, row.region_code, query) };
    },

    async facts(userId: string, enterpriseId: string): Promise<S['RewardFacts']> {
      const row = await findOwn(db, userId, enterpriseId);
      const { facts } = (await matches.current(row)).firm;
      return { asOf: facts.asOf, facts: knownInputs(facts) };
    },

    async calculate({ calculator, inputs, rewardId: id }: S['CalculateRewardBody']): Promise<S['RewardCalculation']> {
      const matchable = id === undefined ? undefined : (await matchables()).find((each) => rewardId(each) === id);
      if (id !== undefined && matchable === undefined)
        throw fieldRejection('rewardId', '政策库里没有这个事项，可能已更新，请刷新');
      const item = id !== undefined && matchable ? { id, matchable } : undefined;
      const reckoned = calculate(calculator, inputs, item && maxMonthsOf(item.id, item.matchable));
      return { calculator, ...reckoned, source: sourceOf(calculator, inputs, item) };
    },

    async plan(
      userId: string,
      { enterpriseId, items, overrides = [] }: S['PlanRewardsBody'],
    ): Promise<S['RewardPlan']> {
      const { row, facts, offers } = await read(userId, enterpriseId);
      const own = new Map(overrides.map(({ id, amountFen }) => [id, amountFen]));
      const stray = overrides.find(({ id }) => !items.includes(id));
      if (stray) throw fieldRejection('overrides', '改了金额的事项不在清单里');
      const known = new Map(offers.map((offer) => [offer.id, offer]));
      const wanted = items.flatMap((id): Wanted[] => {
        const offer = known.get(id);
        if (offer === undefined || offer.group === null) return [];
        return [{ id, matchable: offer.matchable, group: offer.group, ownFen: own.get(id) ?? null }];
      });
      const left = items.filter((id) => !wanted.some((each) => each.id === id));
      return { enterprise: subjectOf(row), ...planOf(wanted, facts), left };
    },
  };
}

const numbers: readonly [S['RewardFact']['field'], FactKey][] = [
  ['taxableIncomeFen', 'taxableIncome'],
  ['workforce', 'workforce'],
  ['assetsFen', 'assets'],
  // Of the two ways of counting that of the tax return goes first: what is reckoned from it is a tax.
  ['rdExpenseFen', 'deductibleRdExpense'],
  ['rdExpenseFen', 'rdExpense'],
  ['incomeFen', 'techTransferIncome'],
];

function knownInputs(facts: FactSet): S['RewardFact'][] {
  const all = numbers.flatMap(([field, key]): S['RewardFact'][] => {
    const ref = { key, back: 0 };
    const fact = facts.get(ref)?.known;
    const value = fact && 'number' in fact ? soleValue(fact.number) : undefined;
    return value === undefined ? [] : [{ field, value: Number(value.n / value.d), from: labelOf(ref, facts.asOf) }];
  });
  const known = all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at);
  const isHighTech = heldOf(facts, 'isHighTech');
  if (isHighTech !== null)
    known.push({
      field: 'taxPercent',
      value: isHighTech ? 15 : 25,
      from: isHighTech ? '高新技术企业' : '不是高新技术企业',
    });
  return known;
}
