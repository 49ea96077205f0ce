import type { CalculatorInputs, CalculatorKind, Reward, RewardFact } from '@hengce/api';

type Field = keyof CalculatorInputs;

/** Required and optional fields of each calculator. */
export const fieldsOf: Readonly<Record<CalculatorKind, { needed: readonly Field[]; optional: readonly Field[] }>> = {
  fixed: { needed: ['sumFen'], optional: [] },
  share: { needed: ['baseFen', 'percent'], optional: ['capFen'] },
  bands: { needed: ['baseFen'], optional: ['capFen'] },
  perUnit: { needed: ['count', 'unitFen'], optional: ['capFen'] },
  interest: { needed: ['principalFen', 'percent', 'from', 'to'], optional: ['paidFen', 'capFen'] },
  hnteRate: { needed: ['taxableIncomeFen'], optional: [] },
  smallProfit: { needed: ['taxableIncomeFen', 'workforce', 'assetsFen'], optional: [] },
  rdDeduction: { needed: ['rdExpenseFen', 'deductionPercent', 'taxPercent'], optional: [] },
  techTransfer: { needed: ['incomeFen'], optional: [] },
};
export const calculatorKinds = Object.keys(fieldsOf) as CalculatorKind[];

/** Choices in percent of the fields that are a select instead of a number. */
export const choicesOf: Partial<Record<Field, readonly number[]>> = {
  deductionPercent: [100, 120],
  taxPercent: [25, 15, 5],
};

/** Initial values of all calculators: usual rates, then the firm's facts, then those of the document, which win. */
export function startValues(reward: Reward | undefined, facts: readonly RewardFact[]): CalculatorInputs {
  const known = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return { deductionPercent: 100, taxPercent: 25, ...known, ...reward?.start.inputs } as CalculatorInputs;
}

/** Inputs of one calculator only, to be sent; those without a value are left out. */
export function inputsOf(kind: CalculatorKind, values: CalculatorInputs): CalculatorInputs {
  const { needed, optional } = fieldsOf[kind];
  const fields: readonly Field[] = [...needed, ...optional, ...(kind === 'bands' ? (['bands'] as const) : [])];
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  ) as CalculatorInputs;
}
