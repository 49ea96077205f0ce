import type { FactGroup } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const factGroups = [
  'entity',
  'people',
  'finance',
  'rd',
  'ip',
  'title',
  'credit',
] as const satisfies readonly FactGroup[];

export interface InformationState {
  group: FactGroup;
  /** The fact whose details are open. */
  fact: string | null;
}

/** What the page shows stands in its address, so that a link can lead to one fact. */
export const informationState: SearchStateCodec<InformationState> = {
  parse(params) {
    const group = factGroups.find((name) => name === params.get('group')) ?? 'entity';
    const fact = params.get('fact');
    return { group, fact: fact !== null && /^\w{1,40}$/.test(fact) ? fact : null };
  },
  format({ group, fact }) {
    const params = new URLSearchParams();
    if (group !== 'entity') params.set('group', group);
    if (fact !== null) params.set('fact', fact);
    return params;
  },
};
