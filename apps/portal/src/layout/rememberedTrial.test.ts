import { expect, it } from 'vitest';
import { rememberedTrial } from './rememberedTrial';

const trial = { startedAt: '2026-10-30T02:00:00Z', expiresAt: '2026-11-29T02:00:00Z', expired: false, daysLeft: 9 };

it.each([
  ['2026-11-20T15:59:00Z', 9, false],
  ['2026-11-20T16:00:00Z', 8, false],
  ['2026-11-29T01:59:00Z', 0, false],
  ['2026-11-29T02:00:00Z', 0, true],
])('%s', (now, daysLeft, expired) =>
  expect(rememberedTrial(trial, Date.parse(now))).toMatchObject({ daysLeft, expired }),
);
