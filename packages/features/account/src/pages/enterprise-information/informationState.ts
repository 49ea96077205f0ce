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
  /** Key of the fact whose drawer is open. */
  fact: string | null;
  /** Whether the dialog for a further enterprise is open. */
  isAdding: boolean;
}

/** State of the page in its address, so that a link can lead to one fact. */
export const informationState: SearchStateCodec<InformationState> = {
  parse(params) {
    const group = factGroups.find((name) => name === params.get('group')) ?? 'entity';
    const fact = params.get('fact');
    return { group, fact: fact !== null && /^\w{1,40}$/.test(fact) ? fact : null, isAdding: params.has('add') };
  },
  format({ group, fact, isAdding }) {
    const params = new URLSearchParams();
    if (group !== 'entity') params.set('group', group);
    if (fact !== null) params.set('fact', fact);
    if (isAdding) params.set('add', '1');
    return params;
  },
};
