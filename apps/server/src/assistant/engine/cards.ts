import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai, daysLeft } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import { levelLabels } from '../../platform/vocabulary';
import type { EngineDependencies } from './dependencies';
import { statusOf } from './sources';

type S = MainComponents['schemas'];
type Card = S['ChatPolicyCard'];

const maxCards = 8;
/** Versions that hold no more. */
const over: readonly S['PolicyStatus'][] = ['amended', 'repealed', 'expired'];

/**
 * The policies of citations as they stand today, each once, in the order of the citations; at most 8. A policy that left the library has a
 * card with what its citation says.
 */
export async function policyCards(
  { library, clock }: Pick<EngineDependencies, 'library' | 'clock'>,
  citations: readonly S['ChatCitation'][],
  answeredAt: Date,
): Promise<Card[]> {
  const first = new Map<string, S['ChatCitation']>();
  for (const citation of citations)
    if (citation.policyId != null && !first.has(citation.policyId)) first.set(citation.policyId, citation);
  return Promise.all(
    [...first].slice(0, maxCards).map(async ([id, citation]): Promise<Card> => {
      try {
        return cardOf(await library.get(id), clock.now(), answeredAt);
      } catch (error) {
        if (error instanceof Rejection && error.status === 404) return goneCard(id, citation);
        throw error;
      }
    }),
  );
}

export function cardOf(policy: S['Policy'], now: Date, answeredAt: Date): Card {
  const { window, status } = policy;
  const isAhead = window.state === 'open' || window.state === 'upcoming';
  const deadline = isAhead ? window.closesAt : null;
  const amounts = policy.items.flatMap(({ amount }) => amount?.capFen ?? []);
  const hasClosed =
    window.state === 'closed' && window.closesAt !== null && window.closesAt >= dateInShanghai(answeredAt);
  const successor = policy.relations.find(({ kind }) => kind === 'superseded_by')?.policy.id ?? null;
  return {
    id: policy.id,
    title: policy.title,
    docNo: policy.docNo,
    issuers: policy.issuers,
    levelLabel: levelLabels[policy.level],
    regionLabel: policy.regionName,
    status,
    statusLabel: statusOf(status),
    deadline,
    daysLeft: deadline === null ? null : daysLeft(now, new Date(`${deadline}T00:00:00+08:00`)),
    maxAmountFen: amounts.length === 0 ? null : Math.max(...amounts),
    isChanged: over.includes(status) || hasClosed,
    newerId: successor,
  };
}

/** The library has it no more; what is left is what the answer said. */
const goneCard = (id: string, { title, from }: S['ChatCitation']): Card => ({
  id,
  title,
  docNo: from ?? null,
  issuers: [],
  status: 'unverified',
  statusLabel: '已不在政策库',
  deadline: null,
  daysLeft: null,
  maxAmountFen: null,
  isChanged: true,
  newerId: null,
});
