import type { UserInfo } from '@hengce/api';
import { daysLeft } from '@hengce/text';

type Trial = UserInfo['trial'];

/** Trial that was stored earlier, with its days counted from `now` (ms since 1970). */
export function rememberedTrial(trial: Trial, now: number): Trial {
  const end = new Date(trial.expiresAt);
  return { ...trial, expired: now >= +end, daysLeft: daysLeft(new Date(now), end) };
}
