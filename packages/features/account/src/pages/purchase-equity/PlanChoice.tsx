'use client';
import type { Billing, Plan } from '@hengce/api';
import {
  Button,
  Heading,
  Icon,
  Link,
  LinkButton,
  PageHeader,
  PlanComparison,
  Radio,
  RadioGroup,
  SegmentedControl,
  Tag,
} from '@hengce/ui';
import { Check } from 'lucide-react';
import { useAccountHrefs } from '../../hrefs';
import { priceOf } from '../../model/money';
import { included, includedRow, main, narrow, wide } from './PurchaseEquityPage.css';
import { planFeatures } from './planFeatures';
import type { PurchaseState } from './purchaseState';
import { usePurchaseEquityText } from './text';

export interface PlanChoiceProps {
  plans: readonly Plan[];
  /** Chosen plan; undefined when an adviser prices all of them. */
  plan: Plan | undefined;
  state: PurchaseState;
  setState: (patch: Partial<PurchaseState>, options?: { replace?: boolean }) => void;
  onContact: () => void;
}

/** Plans to choose from: a comparison table, on phones a choice above a list. */
export function PlanChoice({ plans, plan, state, setState, onContact }: PlanChoiceProps) {
  const text = usePurchaseEquityText().purchaseEquity;
  const hrefs = useAccountHrefs();
  const { billing } = state;
  const choose = (id: string) => setState({ plan: id, extraSeats: 0 }, { replace: true });
  const features = planFeatures(plans, text);
  const priceOfPlan = ({ prices }: Plan) => (prices ? priceOf(prices[billing]) : text.byAdviser);
  const isChosen = ({ id }: Plan) => id === plan?.id;
  const contact = (isBlock: boolean) => (
    <Button isBlock={isBlock} onPress={onContact}>
      {text.contact}
    </Button>
  );
  return (
    <div className={main}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <LinkButton variant="quiet" href={hrefs.to('equity')}>
              {text.uses}
            </LinkButton>
            <SegmentedControl
              label={text.billing}
              items={(['year', 'quarter'] as const).map((id) => ({ id, label: text.billings[id] }))}
              selectedKey={billing}
              onSelectionChange={(id) => setState({ billing: id as Billing }, { replace: true })}
            />
          </>
        }
      />
      <div className={wide}>
        <PlanComparison
          label={text.comparison}
          features={features}
          plans={plans.map((each) => ({
            id: each.id,
            name: each.name,
            description: each.summary,
            price: priceOfPlan(each),
            priceNote: each.prices ? (
              text.perBilling(billing)
            ) : (
              <Link variant="standalone" onPress={onContact}>
                {text.contact}
              </Link>
            ),
            isSelected: isChosen(each),
            tag: isChosen(each) ? <Tag tone="accent">{text.tag}</Tag> : undefined,
            action: !each.prices ? (
              contact(true)
            ) : (
              <Button
                isBlock
                variant={isChosen(each) ? 'quiet' : 'secondary'}
                iconStart={isChosen(each) ? <Icon icon={Check} /> : undefined}
                aria-pressed={isChosen(each)}
                onPress={() => choose(each.id)}
              >
                {isChosen(each) ? text.chosen(each.name) : text.choose(each.name)}
              </Button>
            ),
          }))}
        />
      </div>
      <div className={narrow}>
        <RadioGroup label={text.choices} variant="card" value={plan?.id ?? null} onChange={choose}>
          {plans.map((each) => (
            <Radio key={each.id} value={each.id} isDisabled={!each.prices} trailing={priceOfPlan(each)}>
              {each.name}
            </Radio>
          ))}
        </RadioGroup>
        {plans.some(({ prices }) => !prices) ? <div>{contact(false)}</div> : null}
        {plan ? (
          <section>
            <Heading level={2}>{text.includes(plan.name)}</Heading>
            <ul className={included}>
              {features.map(({ id, name, values }) => {
                const value = values[plan.id];
                return (
                  <li key={id} className={includedRow}>
                    <span>{name}</span>
                    <span>{value === true ? text.included : value || text.none}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
