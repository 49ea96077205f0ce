import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import { audienceOf, type Notice } from '../../library/notices/notices';
import type { Judged } from '../../matching/items/firmMatch';
import type { Matchable } from '../../matching/items/matchable';
import { policyOf } from '../../matching/items/policyOf';
import { briefOf } from '../../matching/match/snapshot';
import { deliveryOf } from '../items/delivery';

type S = MainComponents['schemas'];

/** What an item comes to for an enterprise. */
export interface Own {
  judged: Judged;
  facts: FactSet;
}

/** An item as list and guide name it. */
export function itemView(
  matchable: Matchable,
  call: Notice | undefined,
  own: Own | null,
  keyFacts: readonly S['KeyFact'][],
): Omit<S['ApplyItem'], 'declarationId'> {
  const { item, window } = matchable;
  const brief = own && briefOf(own.judged, own.facts);
  const delivery = deliveryOf(matchable);
  return {
    policy: policyOf(matchable),
    support: item.support,
    ...(delivery ? { delivery } : {}),
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
