import type { ModuleEquity, UserInfo } from '@hengce/api';

const msPerDay = 86_400_000;

/** Used and granted uses of a module's sources together; null where one has no limit. */
export function usesOf({ sources }: Pick<ModuleEquity, 'sources'>): { used: number; limit: number } | null {
  let [used, limit] = [0, 0];
  for (const source of sources) {
    if (source.limit === null) return null;
    used += source.used;
    limit += source.limit;
  }
  return { used, limit };
}

/** Length of the whole trial in days. */
export const trialDays = ({ startedAt, expiresAt }: Pick<UserInfo['trial'], 'startedAt' | 'expiresAt'>): number =>
  Math.round((Date.parse(expiresAt) - Date.parse(startedAt)) / msPerDay);
