'use client';
import type { RewardPlan, RewardSums } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { PlanExcluded } from './PlanExcluded';
import { PlanItem } from './PlanItem';
import { muted, planList, planSection, planTitle, sum, sumName, sums, sumValue } from './RewardsPage.css';
import { type RewardsText, useRewardsText } from './text';
import type { Basket } from './useBasket';

/** Best plan with its three sums, excluded items with reasons, and the second-best plan. */
export function PlanView({ plan, basket }: { plan: RewardPlan; basket: Basket }) {
  const text = useRewardsText().rewards;
  const { items, best, second, excluded, caps } = plan;
  const byId = new Map(items.map((item) => [item.id, item]));
  const names = (ids: readonly string[]) => ids.map((id) => `“${byId.get(id)?.policy.itemName ?? id}”`).join('、');
  const chosen = items.filter(({ id }) => best.chosen.includes(id));
  // Put in by the user, though the firm does not qualify for it today.
  const notYet = chosen.filter(({ group }) => group === 'nearMiss').length;
  const added = second?.chosen.filter((id) => !best.chosen.includes(id)) ?? [];
  const dropped = second ? best.chosen.filter((id) => !second.chosen.includes(id)) : [];
  return (
    <>
      <section className={planSection} aria-label={text.plan.best}>
        <h3 className={planTitle}>{text.plan.best}</h3>
        <Sums of={best} text={text} />
        {notYet > 0 ? <p className={muted}>{text.plan.notYet(notYet)}</p> : null}
        {caps.map((cap) => (
          <p key={cap.text} className={muted}>
            {cap.text}
          </p>
        ))}
      </section>
      <section className={planSection}>
        <h3 className={planTitle}>{chosen.length > 0 ? text.plan.chosen(chosen.length) : text.plan.noneChosen}</h3>
        <ul className={planList}>
          {chosen.map((item) => (
            <PlanItem key={item.id} item={item} basket={basket} />
          ))}
        </ul>
      </section>
      {excluded.length > 0 ? (
        <section className={planSection}>
          <h3 className={planTitle}>{text.plan.excluded(excluded.length)}</h3>
          <ul className={planList}>
            {excluded.map((exclusion) => (
              <PlanExcluded key={exclusion.id} exclusion={exclusion} item={byId.get(exclusion.id)} basket={basket} />
            ))}
          </ul>
        </section>
      ) : null}
      {second ? (
        <section className={planSection}>
          <h3 className={planTitle}>{text.plan.second}</h3>
          <p className={muted}>
            {[
              ...(added.length > 0 ? [text.plan.secondAdds(names(added))] : []),
              ...(dropped.length > 0 ? [text.plan.secondDrops(names(dropped))] : []),
            ].join('，')}
          </p>
          <Sums of={second} text={text} />
        </section>
      ) : null}
      <p className={muted}>{text.plan.disclaimer}</p>
    </>
  );
}

/** Sums of a plan: 预计, 上限, 竞争性, never added up; a competitive one is a range. */
function Sums({ of, text }: { of: RewardSums; text: RewardsText }) {
  const { plan } = text;
  const rows = [
    [plan.certain, shortAmount(of.certainFen), plan.certainNote],
    [plan.upTo, of.upToFen === 0 ? shortAmount(0) : text.most(shortAmount(of.upToFen)), plan.upToNote],
    ...(of.competitiveFen === 0
      ? []
      : [[plan.competitive, text.range('0', shortAmount(of.competitiveFen)), plan.competitiveNote] as const]),
  ] as const;
  return (
    <dl className={sums} aria-label={plan.sums}>
      {rows.map(([name, value, note]) => (
        <div key={name} className={sum}>
          <dt className={sumName}>{name}</dt>
          <dd className={sumValue}>{value}</dd>
          <dd className={muted}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
