import type { MatchAmount } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { amountParts } from '../../../shared/model/matchReport';
import type { RewardsText } from './text';

/** Words for an amount in a row; a competitive one, and a capped one with a lower limit, is a range. */
export function amountWords(
  { amount, amountText }: { amount: MatchAmount | null; amountText: string },
  text: RewardsText,
): string {
  if (amount === null) return amountText;
  const money = (fen: number) => (fen === 0 ? '0' : shortAmount(fen));
  if (amount.certainty === 'discretionary') return text.range(money(amount.loFen), money(amount.hiFen));
  if (amount.certainty === 'capped' && amount.loFen > 0) return text.range(money(amount.loFen), money(amount.hiFen));
  return amountParts(amount.text)[0];
}
