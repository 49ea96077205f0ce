import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import { audienceOf, type Notice } from '../../library/notices';
import type { Judged, Matchable } from '../../matching/items';
import { claimOf, deliveryOf, policyOf } from '../../matching/items';
import { briefOf } from '../../matching/match';

type S = MainComponents['schemas'];

/** Item judged for an enterprise, with the facts that it was judged by. */
export interface OwnMatch {
  judged: Judged;
  facts: FactSet;
}

/**
 * Fields of an item that the list 申报事项库 and its 办事指南 share. @param call its notice, undefined for none @param own
 * its match of the asked enterprise, null where none is asked about
 */
export function itemView(
  matchable: Matchable,
  call: Notice | undefined,
  own: OwnMatch | null,
  keyFacts: readonly S['KeyFact'][],
): Omit<S['ApplyItem'], 'declarationId'> {
  const { item, window } = matchable;
  const brief = own && briefOf(own.judged, own.facts);
  const [delivery, claim] = [deliveryOf(matchable), claimOf(matchable)];
  return {
    policy: policyOf(matchable),
    support: item.support,
    ...(delivery ? { delivery } : {}),
    ...(claim ? { claim } : {}),
    window,
    amount: brief?.amount ?? null,
    amountText: item.amount?.text ?? null,
    audience: call?.brief.audience ?? audienceOf(keyFacts),
    group: brief?.group ?? null,
    conclusion: brief?.conclusion ?? null,
    entry: call?.intake?.entry ?? null,
    noticeId: call?.brief.id ?? null,
  };
}
