import { type Api, call, download } from '@hengce/api';
import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];
type Query<P extends keyof MainPaths> = MainPaths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** Queries of AI获客. */
export const acquisitionQueries = ({ main }: Api) => ({
  directory: () =>
    queryOptions({
      queryKey: mainKey('getFirmDirectory'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/acquisition/directory', { signal })),
    }),
  /** Regions and industries, under the same key as in the personal centre. */
  options: () =>
    queryOptions({
      queryKey: mainKey('getEnterpriseOptions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/enterprise/options', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  preview: (body: S['RunAcquisitionBody']) =>
    queryOptions({
      queryKey: mainKey('previewAcquisition', body),
      queryFn: ({ signal }) => call(main.POST('/api/v1/acquisition/preview', { body, signal })),
      placeholderData: keepPreviousData,
    }),
  runs: () =>
    queryOptions({
      queryKey: mainKey('listAcquisitionRuns'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/acquisition/runs', { signal })),
    }),
  result: (runId: string, query: Query<'/api/v1/acquisition/result/{runId}'>) =>
    queryOptions({
      queryKey: mainKey('getAcquisitionResult', runId, query),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/acquisition/result/{runId}', { params: { path: { runId }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
  firm: (firmId: string) =>
    queryOptions({
      queryKey: mainKey('getDirectoryFirm', firmId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/acquisition/firm/{firmId}', { params: { path: { firmId } }, signal })),
    }),
  lists: () =>
    queryOptions({
      queryKey: mainKey('listLeadLists'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/acquisition/lists', { signal })),
    }),
  leads: (listId: string, query: Query<'/api/v1/acquisition/leads/{listId}'>) =>
    queryOptions({
      queryKey: mainKey('listLeads', listId, query),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/acquisition/leads/{listId}', { params: { path: { listId }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
  exports: () =>
    queryOptions({
      queryKey: mainKey('listLeadExports'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/acquisition/exports', { signal })),
    }),
});

export const runsKey = mainKey('listAcquisitionRuns');
export const exportsKey = mainKey('listLeadExports');
/** Keys of queries that change when firms are added to a list, moved or removed. */
export const leadKeys = [
  mainKey('listLeadLists'),
  mainKey('listLeads'),
  mainKey('getDirectoryFirm'),
  mainKey('getAcquisitionResult'),
];

/** Number of firms that the contract takes in one call. */
const maxAtOnce = 50;

/**
 * Saves a lead, also when the tab is closed meanwhile. A call, not options for `useMutation`: the version that it changes is
 * known only when its turn comes (`useLeadSave`).
 */
export const saveLead = ({ main }: Api, body: S['SaveLeadBody']) =>
  // It arrives also when the tab is closed meanwhile.
  call(main.POST('/api/v1/acquisition/saveLead', { body, keepalive: true }));
/** Writes a saved lead into every cached list. */
export const withLead = (client: QueryClient, saved: S['Lead']) =>
  client.setQueriesData<S['LeadPage']>(
    { queryKey: mainKey('listLeads') },
    (page) => page && { ...page, rows: page.rows.map((lead) => (lead.id === saved.id ? saved : lead)) },
  );

export const acquisitionMutations = ({ main }: Api) => ({
  run: apiMutation(({ idempotencyKey, ...body }: S['RunAcquisitionBody'] & { idempotencyKey: string }) =>
    call(main.POST('/api/v1/acquisition/run', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
  ),
  saveList: apiMutation((body: S['SaveLeadListBody']) => call(main.POST('/api/v1/acquisition/saveList', { body }))),
  removeList: apiMutation((listId: string) => call(main.POST('/api/v1/acquisition/removeList', { body: { listId } }))),
  /** Adds any number of firms, in calls of at most 50. Resolves to how many were added, and how many were in the list already. */
  addLeads: apiMutation(async ({ listId, firms }: S['AddLeadsBody']) => {
    const sum = { added: 0, already: 0 };
    for (let from = 0; from < firms.length; from += maxAtOnce) {
      const body = { listId, firms: firms.slice(from, from + maxAtOnce) };
      const { added, already } = await call(main.POST('/api/v1/acquisition/addLeads', { body }));
      sum.added += added;
      sum.already += already;
    }
    return sum;
  }),
  removeLead: apiMutation((leadId: string) => call(main.POST('/api/v1/acquisition/removeLead', { body: { leadId } }))),
  exportLeads: apiMutation((body: S['ExportLeadsBody']) =>
    download(main.POST('/api/v1/acquisition/exportLeads', { body, parseAs: 'blob' })),
  ),
});
