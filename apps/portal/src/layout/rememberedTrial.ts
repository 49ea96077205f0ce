import type { UserInfo } from '@hengce/api';
import { daysLeft } from '@hengce/text';

type Trial = UserInfo['trial'];

/** A trial that was remembered, as it stands now. */
export function rememberedTrial(trial: Trial, now: number): Trial {
  const end = new Date(trial.expiresAt);
  return { ...trial, expired: now >= +end, daysLeft: daysLeft(new Date(now), end) };
}
