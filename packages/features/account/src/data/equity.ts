import { type Api, call, type ModuleName } from '@hengce/api';
import { mainKey } from '@hengce/feature-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const ledgerPageSize = 20;

export const equityQueries = ({ main }: Api) => ({
  overview: () =>
    queryOptions({
      queryKey: mainKey('getEquity'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/equity/overview', { signal })),
    }),
  ledger: (module: ModuleName | undefined, pageNum: number) =>
    queryOptions({
      queryKey: mainKey('listUseLedger', module, pageNum),
      queryFn: ({ signal }) => {
        const query = { pageNum, pageSize: ledgerPageSize, ...(module ? { module } : {}) };
        return call(main.GET('/api/v1/equity/ledger', { params: { query }, signal }));
      },
      placeholderData: keepPreviousData,
    }),
});
