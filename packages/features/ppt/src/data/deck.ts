// Apart from the other calls: the feature itself has it, for the question to leave before a page's code is there.
import { type Api, call } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

export type Deck = MainComponents['schemas']['Deck'];

export const deckKey = (deckId: string) => mainKey('getDeck', deckId);

/** A deck, read anew each time it is opened; while it is open, the page has what is newest, but while a model writes it. */
export const deckQuery = ({ main }: Api, deckId: string) =>
  queryOptions({
    queryKey: deckKey(deckId),
    queryFn: ({ signal }) => call(main.GET('/api/ppt/deck/{deckId}', { params: { path: { deckId } }, signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.writing?.state === 'running' ? 800 : false),
  });
