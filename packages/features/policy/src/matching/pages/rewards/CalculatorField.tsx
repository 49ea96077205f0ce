'use client';
import type { CalculatorInputs, RewardFact } from '@hengce/api';
import { DatePicker, NumberField, Select } from '@hengce/ui';
import { choicesOf } from './calculatorForm';
import { type RewardsText, useRewardsText } from './text';

/**
 * Origin of the value in a field: the document, the firm's facts as the document asks for them, or one fact; undefined
 * once it was typed.
 */
export type Origin = 'document' | 'facts' | RewardFact | undefined;

export interface CalculatorFieldProps {
  field: keyof CalculatorInputs;
  isOptional: boolean;
  value: CalculatorInputs[keyof CalculatorInputs];
  origin: Origin;
  error: string | undefined;
  onChange: (value: number | string | undefined) => void;
}

const fenPerWan = 1_000_000;
const largestWan = 1e9;

/** Field of one input: a date, a choice, or a number in 万元, in percent, or of people or pieces. */
export function CalculatorField({ field, isOptional, value, origin, error, onChange }: CalculatorFieldProps) {
  const text = useRewardsText().rewards.calculator;
  const description = describe(origin, isOptional, text);
  const common = { label: text.inputs[field], description, errorMessage: error, isInvalid: error !== undefined };
  const choices = choicesOf[field];
  if (choices)
    return (
      <Select
        {...common}
        selectedKey={String(value ?? '')}
        onSelectionChange={(id) => onChange(Number(id))}
        items={choices.map((each) => ({ id: String(each), label: `${each}${text.percent}` }))}
      />
    );
  if (field === 'from' || field === 'to')
    return (
      <DatePicker
        {...common}
        value={(value as string | undefined) ?? null}
        onChange={(day) => onChange(day ?? undefined)}
      />
    );
  const isMoney = field.endsWith('Fen');
  const number = typeof value === 'number' ? (isMoney ? value / fenPerWan : value) : Number.NaN;
  const least = field === 'taxableIncomeFen' ? -largestWan : 0;
  const most = isMoney ? largestWan : field === 'percent' ? 100 : 1_000_000;
  const unit = isMoney
    ? text.money
    : field === 'percent'
      ? text.percent
      : field === 'count'
        ? text.pieces
        : text.people;
  // Said, and left as typed: limits of the field itself would put another number in its place.
  const outside = number < least || number > most ? text.outside(least, most, number, unit) : undefined;
  return (
    <NumberField
      {...common}
      errorMessage={outside ?? error}
      isInvalid={outside !== undefined || error !== undefined}
      unit={unit}
      formatOptions={{ maximumFractionDigits: isMoney ? 6 : field === 'percent' ? 4 : 0 }}
      value={number}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : isMoney ? Math.round(next * fenPerWan) : next)}
    />
  );
}

function describe(origin: Origin, isOptional: boolean, text: RewardsText['calculator']): string | undefined {
  if (origin === 'document') return text.fromDocument;
  if (origin === 'facts') return text.fromFacts;
  if (origin) return text.prefilled(origin.from);
  return isOptional ? text.optional : undefined;
}
