import type { UserInfo } from '@hengce/api';

type Trial = UserInfo['trial'];

/** Days of Asia/Shanghai, which are what the server counts. */
const dayOf = (ms: number) => Math.floor((ms / 3_600_000 + 8) / 24);

/** A trial that was remembered, as it stands now. */
export function rememberedTrial(trial: Trial, now: number): Trial {
  const end = Date.parse(trial.expiresAt);
  return { ...trial, expired: now >= end, daysLeft: Math.max(0, dayOf(end) - dayOf(now)) };
}
