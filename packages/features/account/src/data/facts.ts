import { type Api, call, download, type FactValue } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';
import type { StartFact } from '../model/pasted';

type S = MainComponents['schemas'];

const pathOf = (enterpriseId: string) => ({ path: { enterpriseId } });

/** Queries of the account's enterprises and their facts. */
export const factQueries = ({ main }: Api) => ({
  enterprises: () =>
    queryOptions({
      queryKey: mainKey('listEnterprises'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/enterprise/list', { signal })),
      // Another tab may have switched.
      refetchOnWindowFocus: 'always',
    }),
  sheet: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getFacts', enterpriseId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/enterprise/facts/{enterpriseId}', { params: pathOf(enterpriseId), signal })),
    }),
  history: (enterpriseId: string, factKey: string) =>
    queryOptions({
      queryKey: mainKey('getFactHistory', enterpriseId, factKey),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/enterprise/factHistory/{enterpriseId}', {
            params: { ...pathOf(enterpriseId), query: { key: factKey } },
            signal,
          }),
        ),
    }),
  conditions: (enterpriseId: string, factKey: string) =>
    queryOptions({
      queryKey: mainKey('listFactConditions', enterpriseId, factKey),
      queryFn: ({ signal }) =>
        call(
          main.GET('/api/v1/enterprise/factConditions/{enterpriseId}', {
            params: { ...pathOf(enterpriseId), query: { key: factKey } },
            signal,
          }),
        ),
    }),
  lookup: (words: string) =>
    queryOptions({
      queryKey: mainKey('lookUpEnterprise', words),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/enterprise/lookup', { params: { query: { q: words.slice(0, 100) } }, signal })),
    }),
  options: () =>
    queryOptions({
      queryKey: mainKey('getEnterpriseOptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/enterprise/options', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
});

/** Keys of queries that change with a fact. */
export const factKeys = ['getFacts', 'getFactHistory', 'listFactConditions', 'listEnterprises'].map((operation) =>
  mainKey(operation),
);

export const enterpriseMutations = ({ main }: Api) => ({
  save: apiMutation((body: S['SaveEnterpriseBody']) => call(main.POST('/api/v1/enterprise/save', { body }))),
  select: apiMutation((enterpriseId: string) =>
    call(main.POST('/api/v1/enterprise/select', { body: { enterpriseId } })),
  ),
  /** Facts that came with a new one, as the import takes them. */
  keepFacts: apiMutation(({ enterpriseId, facts }: { enterpriseId: string; facts: readonly StartFact[] }) =>
    call(
      main.POST('/api/v1/enterprise/importFacts/{enterpriseId}', {
        params: pathOf(enterpriseId),
        body: { format: 'json', text: JSON.stringify(facts), dryRun: false },
      }),
    ),
  ),
  remove: apiMutation((enterpriseId: string) =>
    call(main.POST('/api/v1/enterprise/remove', { body: { enterpriseId } })),
  ),
});

export const factMutations = ({ main }: Api, enterpriseId: string) => {
  const params = pathOf(enterpriseId);
  return {
    save: apiMutation((body: S['SaveFactBody']) =>
      call(main.POST('/api/v1/enterprise/saveFact/{enterpriseId}', { params, body })),
    ),
    choose: apiMutation((factId: string) =>
      call(main.POST('/api/v1/enterprise/chooseFact/{enterpriseId}', { params, body: { factId } })),
    ),
    remove: apiMutation((factId: string) =>
      call(main.POST('/api/v1/enterprise/removeFact/{enterpriseId}', { params, body: { factId } })),
    ),
    importFacts: apiMutation((body: S['ImportFactsBody']) =>
      call(main.POST('/api/v1/enterprise/importFacts/{enterpriseId}', { params, body })),
    ),
    upload: apiMutation(({ factId, file }: { factId: string; file: File }): Promise<FactValue> => {
      const form = new FormData();
      form.set('factId', factId);
      form.set('file', file);
      return call(
        main.POST('/api/v1/enterprise/evidence/{enterpriseId}', {
          params,
          body: { factId, file },
          bodySerializer: () => form,
        }),
      );
    }),
    removeEvidence: apiMutation((factId: string) =>
      call(main.POST('/api/v1/enterprise/removeEvidence/{enterpriseId}', { params, body: { factId } })),
    ),
    download: apiMutation((factId: string) =>
      download(
        main.GET('/api/v1/enterprise/evidenceFile/{enterpriseId}', {
          params: { ...params, query: { factId } },
          parseAs: 'blob',
        }),
      ),
    ),
  };
};
