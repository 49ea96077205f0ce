import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import type { AnswerEngine } from '../engine';
import type { Details, MessageRow } from './message';

/** Policies that an answer cites, as they stand today; none while the library is not ready. */
export async function cardsOf(
  engine: Pick<AnswerEngine, 'policyCards'>,
  row: MessageRow,
): Promise<MainComponents['schemas']['ChatPolicyCard'][]> {
  const { citations = [] } = JSON.parse(row.details) as Details;
  const isCiting = citations.some(({ policyId }) => policyId);
  if (!isCiting) return [];
  try {
    return await engine.policyCards(citations, row.created_at);
  } catch (error) {
    // The library may not be ready yet; the answer can be read all the same.
    if (error instanceof Rejection && error.status === 503) return [];
    throw error;
  }
}
