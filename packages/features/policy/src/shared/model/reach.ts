import type { Enterprise } from '@hengce/api';

/** The nation among the codes of regions. */
const nation = '000000';

/** Parameter `near` of a list: the enterprise's region, without one the nation; none where the address asks for all regions. */
export const nearOf = (firm: Pick<Enterprise, 'regionCode'> | undefined, everywhere: boolean): { near?: string } =>
  everywhere ? {} : { near: firm?.regionCode ?? nation };
