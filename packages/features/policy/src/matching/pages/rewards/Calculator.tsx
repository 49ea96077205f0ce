'use client';
import type { CalculatorInputs, CalculatorKind, Reward, RewardFact } from '@hengce/api';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Select } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rewardMutations } from '../../data/rewards';
import { Bands } from './Bands';
import { CalculatorField, type Origin } from './CalculatorField';
import { CalculatorResult } from './CalculatorResult';
import { calculatorKinds, fieldsOf, inputsOf, startValues } from './calculatorForm';
import { calculator, calculatorActions, fields, muted } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket } from './useBasket';

export interface CalculatorProps {
  reward: Reward | undefined;
  facts: readonly RewardFact[];
  basket: Basket;
  onClose: () => void;
}

/** One calculation: kind, inputs, result. */
export function Calculator({ reward, facts, basket, onClose }: CalculatorProps) {
  const text = useRewardsText().rewards.calculator;
  const { api } = useFeatureHost();
  const [kind, setKind] = useState<CalculatorKind>(reward?.start.calculator ?? 'share');
  const [values, setValues] = useState<CalculatorInputs>(() => startValues(reward, facts));
  const { mutate, data, error, isPending, reset } = useMutation(rewardMutations(api).calculate);
  const refused = Object.fromEntries(
    (isApiError(error) ? error.fieldErrors : []).map(({ field, message }) => [field.replace(/^inputs\./, ''), message]),
  );
  const change = (patch: Partial<CalculatorInputs>) => {
    setValues((known) => ({ ...known, ...patch }) as CalculatorInputs);
    // A result of other numbers must not stand beside these.
    reset();
  };
  const { needed, optional } = fieldsOf[kind];
  const isNamed = (field: string) => [...needed, ...optional].some((each) => each === field);
  const mayUse = reward !== undefined && reward.group !== null && (basket.has(reward.id) || !basket.isFull);
  return (
    <form
      className={calculator}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('input[aria-invalid="true"]');
        if (wrong) return wrong.focus();
        mutate({ calculator: kind, inputs: inputsOf(kind, values), ...(reward ? { rewardId: reward.id } : {}) });
      }}
    >
      <Select
        label={text.kind}
        selectedKey={kind}
        onSelectionChange={(id) => {
          setKind(id as CalculatorKind);
          reset();
        }}
        items={calculatorKinds.map((id) => ({ id, label: text.kinds[id] }))}
      />
      {kind === 'bands' ? <Bands bands={values.bands} /> : null}
      <div className={fields}>
        {[...needed, ...optional].map((field) => (
          <CalculatorField
            key={`${kind} ${field}`}
            field={field}
            isOptional={(optional as readonly string[]).includes(field)}
            value={values[field]}
            origin={originOf(field, values, reward, facts)}
            error={refused[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      {error && error.kind !== 'session-expired' && !Object.keys(refused).some(isNamed) ? (
        <Alert tone="danger">{text.failed(error.message)}</Alert>
      ) : null}
      <div aria-live="polite">{data ? <CalculatorResult result={data} /> : null}</div>
      <p className={muted}>{text.disclaimer}</p>
      <div className={calculatorActions}>
        <Button onPress={onClose}>{text.cancel}</Button>
        <Button type="submit" variant={data && mayUse ? 'secondary' : 'primary'} isPending={isPending}>
          {isPending ? text.running : text.run}
        </Button>
        {data && mayUse ? (
          <Button
            variant="primary"
            onPress={() => {
              basket.toggle(reward.id, true, data.amountFen);
              onClose();
            }}
          >
            {text.use}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Origin of the value in a field, while that is unchanged; undefined once it was typed. */
function originOf(
  field: keyof CalculatorInputs,
  values: CalculatorInputs,
  reward: Reward | undefined,
  facts: readonly RewardFact[],
): Origin {
  const value = values[field];
  const said = reward?.start.inputs[field];
  if (said !== undefined) return said !== value ? undefined : field === 'baseFen' ? 'facts' : 'document';
  return facts.find((fact) => fact.field === field && fact.value === value);
}
