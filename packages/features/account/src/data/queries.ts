import { type Api, call } from '@hengce/api';
import { queryScope } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

export const accountQueries = (api: Api) => ({
  /** The signed-in user: name, trial, enterprise. */
  userInfo: () =>
    queryOptions({
      queryKey: [queryScope, 'main', 'getUserInfo'],
      queryFn: ({ signal }) => call(api.main.POST('/api/v1/user/uInfo', { signal })),
    }),
});
