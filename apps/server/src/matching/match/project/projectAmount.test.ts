import { factSet, hull, judgeItem, judgingOf, point, rational, withNumber } from '@hengce/rules';
import { asOf } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import { itemsFor, type Matchable } from '../../items';
import { embeddedMatchables } from '../../items/testing';
import { planOf } from '../../stacking';
import { cashFlowOf } from './cashFlow';
import { projectOf } from './project';
import { projectAmount, termsOf } from './projectAmount';
import { projectItems } from './projectItems';
import { projectReportOf } from './projectReport';

const wan = 1_000_000;
const line = {
  projectKind: '技术改造和设备更新',
  projectEquipment: 1200 * wan,
  projectSoftware: 100 * wan,
  isFunded: false,
};
const factsOf = (need: Readonly<Record<string, string | number | boolean>>) =>
  factSet(
    asOf,
    Object.entries(need).map(([key, value]) => ({ key, period: '', value, source: 'user', confidence: 'stated' })),
  );
const [some] = projectItems(itemsFor(embeddedMatchables(), '330000')).items.filter(
  ({ item }) => item.name === '设备投资补助',
);
const policy = some ?? expect.fail('设备投资补助');

/** The same item with other words, cap and rules of stacking. */
const item = (
  award: string,
  capWan: number | null,
  stacking: Matchable['stacking'] = [],
  id = policy.item.id,
): Matchable => ({
  ...policy,
  key: `${policy.policy.id} ${id}`,
  item: { ...policy.item, id, amount: capWan === null ? null : { text: `最高${capWan}万元`, capFen: capWan * wan } },
  clauses: [{ id, parentId: null, label: '第五条', heading: '', text: award }],
  labelOf: () => '第五条',
  stacking,
});
const amountOf = (matchable: Matchable, need: Readonly<Record<string, string | number | boolean>> = line) => {
  const facts = factsOf(need);
  const terms = termsOf(matchable);
  return terms && projectAmount(matchable, terms, projectOf(facts), facts);
};

describe('按项目投资测算', () => {
  const share = '对已完工的技术改造项目，按照设备投资额的8%给予补助，金额不超过300万元。（示例条款）';
  it.each([
    ['低于上限', 3749.9875, 299.999],
    ['正好是上限', 3750, 300],
    ['高于上限', 3751, 300],
    ['没有投资', 0, 0],
  ])('%s', (_, equipment, sum) => {
    const found = amountOf(item(share, 300), { ...line, projectEquipment: equipment * wan });
    expect(found?.amount).toMatchObject({ loFen: sum * wan, hiFen: sum * wan, certainty: 'fixed' });
    expect(found?.amount?.formula?.includes('按不超过300万元计300万元')).toBe(equipment > 3750);
  });

  it('文件没有上限的，只按比例', () => {
    expect(amountOf(item(share, null))?.amount?.text).toBe('预计96万元');
  });

  it('智能装备有多少，只有数字化改造的项目知道', () => {
    const digital = item('对完成数字化改造的企业，按照数字化改造实际投入的10%给予补助', 500);
    expect(amountOf(digital)?.amount).toMatchObject({
      loFen: 10 * wan,
      hiFen: 130 * wan,
      certainty: 'capped',
      formula: '100万元至1,300万元×10%＝10万元至130万元',
    });
    expect(amountOf(digital, { ...line, projectKind: '数字化改造' })?.amount).toMatchObject({
      loFen: 130 * wan,
      certainty: 'fixed',
    });
  });

  it('按范围填的，不超过总投资', () => {
    const told = factsOf({ ...line, projectTotal: 2000 * wan });
    const of = (sum: number) => point(rational(BigInt(sum * wan)));
    const ranged = withNumber(told, { key: 'projectEquipment' }, hull(of(1000), of(3000)));
    const of8 = item(share, 300);
    const terms = termsOf(of8) ?? expect.fail('terms');
    expect(projectAmount(of8, terms, projectOf(ranged), ranged).amount).toMatchObject({
      loFen: 80 * wan,
      hiFen: 160 * wan,
      certainty: 'capped',
    });
  });

  it('列入计划的是竞争性，从0起', () => {
    const chosen = item('对列入年度重点计划的技术改造项目，按照设备投资额的20%给予补助', 1200);
    expect(amountOf(chosen)?.amount).toMatchObject({ loFen: 0, hiFen: 240 * wan, certainty: 'discretionary' });
  });

  it('同一设备已获资金、文件又说从高补差的，只是扣除以前的上限', () => {
    const higher = [{ rule: { k: 'higher', isSameLevel: false }, clauseId: policy.item.id, quote: '从高' }] as const;
    const funded = { ...line, isFunded: true };
    expect(amountOf(item(share, 300, higher), funded)?.amount).toMatchObject({
      loFen: 0,
      hiFen: 96 * wan,
      certainty: 'capped',
      text: '最高96万元，扣除已获资金',
    });
    expect(amountOf(item(share, 300), funded)?.amount?.certainty).toBe('fixed');
  });

  it('缺哪一项就说缺哪一项', () => {
    expect(amountOf(item(share, 300), { projectKind: line.projectKind })).toEqual({
      amount: null,
      missing: ['设备投资'],
    });
  });

  it.each(['按照设备投资额给予适当补助', '按照产品实际销售额的10%给予奖励', '由银行发放贷款'])(
    '没有写明的不算：%s',
    (text) => {
      expect(termsOf(item(text, 100))).toBeNull();
    },
  );
});

describe('能一起拿的', () => {
  it('支持同一批设备的就高；各级合计不超过设备投资的比例', () => {
    const jointCap = [
      { rule: { k: 'jointCap' }, clauseId: 'a', quote: '各级财政资金合计不得超过项目设备投资额的10%' },
    ] as const;
    const award = '对技术改造项目，按照设备投资额的8%给予补助';
    const facts = factsOf(line);
    const own = item(award, 300, jointCap, 'a');
    const other = { ...item(award, 300, [], 'b'), policy: { ...policy.policy, id: 's-other' }, key: 's-other b' };
    const amount = amountOf(own)?.amount ?? null;
    const planAs = (group: 'eligible' | 'toVerify') =>
      planOf(
        [own, other].map((matchable) => ({
          id: `${matchable.policy.id}.${matchable.item.id}`,
          matchable,
          group,
          ownFen: null,
        })),
        facts,
        {
          amounts: new Map([own, other].map((each) => [`${each.policy.id}.${each.item.id}`, amount])),
          purposeOf: () => 'equipment',
          spentOn: () => 1200n * BigInt(wan),
        },
      );
    const plan = planAs('eligible');
    // 96万元 each, and 10% of 1200万元 together.
    expect(plan.best).toMatchObject({ certainFen: 120 * wan, upToFen: 0 });
    // Nothing is certain while a condition is open.
    expect(planAs('toVerify').best).toMatchObject({ certainFen: 0, upToFen: 120 * wan });
    expect(plan.caps[0]?.text).toBe('合计192万元，超过各级合计上限，按120万元计');
  });

  it('一份政策的几个事项合计不超过它的年度上限', () => {
    const yearCap = [
      {
        rule: { k: 'yearCap', limitFen: 250n * BigInt(wan), isEquityApart: false },
        clauseId: 'y',
        quote: '单个企业每年度获得的资金总额不超过250万元',
      },
    ] as const;
    const wanted = ['a', 'b'].map((id) => ({
      id,
      matchable: item('按照设备投资额的8%给予补助', 200, yearCap, id),
      group: 'eligible' as const,
      ownFen: 200 * wan,
    }));
    const { best, caps } = planOf(wanted, factsOf(line));
    expect(best).toMatchObject({ chosen: ['a', 'b'], certainFen: 250 * wan });
    expect(caps[0]?.text).toBe('合计400万元，超过每年度上限，按250万元计');
    expect(planOf(wanted.slice(0, 1), factsOf(line))).toMatchObject({ best: { certainFen: 200 * wan }, caps: [] });
  });

  it('不按投资算的贴息不凭上限挤掉能算出来的', () => {
    const region = projectItems(itemsFor(embeddedMatchables(), '330100'));
    const facts = factsOf({ ...line, projectStatus: '未开工', projectFiled: false, inStatistics: false });
    const judging = judgingOf({ facts, attestations: {} });
    const { project } = projectReportOf(
      region.items.map((each) => judgeItem(each, judging)),
      facts,
      () => ({ loFen: 0, hiFen: 500 * wan, certainty: 'capped', text: '最高500万元', formula: null }),
    );
    expect(project.plan.best.chosen).toContain('s-330000-jigai-2025.art-5');
    expect(project.plan.best.chosen).not.toContain('s-330000-jigai-2025.art-7');
    expect(project.cash).toBeNull();
  });

  it.each([
    ['eligible', { certainFen: 96 * wan, upToFen: 0 }],
    ['nearMiss', { certainFen: 0, upToFen: 96 * wan }],
    ['toVerify', { certainFen: 0, upToFen: 96 * wan }],
    ['ineligible', { certainFen: 0, upToFen: 0 }],
  ] as const)('只有可申报的算确定，其余至多是上限：%s', (group, sums) => {
    const facts = factsOf({ ...line, projectStart: '2027-03-01', projectEnd: '2028-02-29', projectTotal: 1300 * wan });
    const judged = judgeItem(policy, judgingOf({ facts, attestations: {} }));
    const { plan, cash } = projectReportOf([{ ...judged, group }], facts, () => null).project;
    expect(plan.best).toMatchObject(sums);
    expect(cash?.unknown).toMatchObject(sums);
  });
});

describe('到账的季度', () => {
  const paid: Matchable = {
    ...item('对技术改造项目，按照设备投资额的8%给予补助，资金于2027年6月20日前拨付', 300),
    window: { state: 'open', opensAt: '2026-10-01', closesAt: '2026-12-31', daysLeft: 39 },
  };
  const day = { before: '2026-12-31', after: '2027-01-01' };
  it.each([
    ['完工后申报，截止以前完工', 'after', '2026-01-05', day.before, true],
    ['完工后申报，截止以后完工', 'after', '2026-01-05', day.after, false],
    ['建设中申报，截止当天开工', 'during', day.before, '2028-02-29', true],
    ['建设中申报，截止以后开工', 'during', day.after, '2028-02-29', false],
    ['没有写明阶段', null, '2026-01-05', day.before, false],
  ] as const)('%s', (_, phase, start, end, isPaid) => {
    const project = projectOf(factsOf({ ...line, projectStart: start, projectEnd: end, projectTotal: 1300 * wan }));
    const best = { chosen: ['a'], certainFen: 96 * wan, upToFen: 0, competitiveFen: 0 };
    const amount = amountOf(paid)?.amount ?? expect.fail('amount');
    const cash = cashFlowOf(project, best, [{ id: 'a', matchable: paid, phase, amount }]);
    expect(cash?.unknown.chosen).toEqual(isPaid ? [] : ['a']);
    expect(cash?.quarters.find(({ quarter }) => quarter === '2027Q2')?.certainFen ?? 0).toBe(isPaid ? 96 * wan : 0);
  });
});
