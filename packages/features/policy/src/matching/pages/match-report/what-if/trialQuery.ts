import { type Api, call, type MatchVariant } from '@hengce/api';
import { mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

/** Query of a trial: facts and rules together with the engine, whose code only this drawer loads. */
export const trialQuery = ({ main }: Api, enterpriseId: string, variant: MatchVariant) =>
  queryOptions({
    queryKey: mainKey('getMatchBasis', enterpriseId, variant),
    queryFn: async ({ signal }) => {
      const query = { enterpriseId, variant };
      const [basis, { trialOf }] = await Promise.all([
        call(main.GET('/api/v1/match/basis', { params: { query }, signal })),
        import('./trial'),
      ]);
      return trialOf(basis);
    },
    // Functions, which are new at every reading.
    structuralSharing: false,
    // Answers and facts change it from many places.
    staleTime: 0,
  });
