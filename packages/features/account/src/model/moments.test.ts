import { fullMoment } from '@hengce/text';
import { expect, it } from 'vitest';
import { shortMoment } from './moments';

const now = new Date('2026-11-20T10:24:00+08:00');

it.each([
  ['2026-11-20T02:05:00.000Z', '10:05'],
  ['2026-11-19T16:00:00.000Z', '00:00'],
  ['2026-11-19T15:59:00.000Z', '昨天'],
  ['2026-11-18T15:59:00.000Z', '11月18日'],
  ['2025-03-01T02:00:00.000Z', '2025年3月1日'],
])('%s, seen at 10:24 on 20 November, is %s', (iso, words) => expect(shortMoment(iso, now, '昨天')).toBe(words));

it('says the whole moment in the time of Shanghai', () =>
  expect(fullMoment('2026-11-19T16:05:00.000Z')).toBe('2026年11月20日 00:05'));
