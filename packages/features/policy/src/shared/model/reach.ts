import type { Enterprise } from '@hengce/api';

/** Parameter `near` of a list: the enterprise's region; none without an enterprise, or where the address asks for all regions. */
export const nearOf = (firm: Pick<Enterprise, 'regionCode'> | undefined, everywhere: boolean): { near?: string } =>
  firm && !everywhere ? { near: firm.regionCode } : {};
