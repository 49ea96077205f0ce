import { Rejection } from '../contract';
import type { Db } from '../db';
import type { Clock } from '../ports';
import { after, second } from '../vocabulary';
import { countAttempt, deleteAttempts, deleteEndedWindows } from './repository';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one attempt against each limit in turn. @throws Rejection 429 at the first that it exceeds; those after it are not counted */
  hit(...attempts: readonly [limit: Limit, who: string][]): Promise<void>;
  /** Resets the count of a limit, after a success. */
  forget(limit: Limit, who: string): Promise<void>;
  purge(): Promise<void>;
}

/** Rate limiter that counts in the database, in windows that begin with the first attempt. */
export function createRateLimiter(db: Db, clock: Clock): RateLimiter {
  const count = async (limit: Limit, who: string, now: Date): Promise<void> => {
    const row = await countAttempt(db, keyOf(limit, who), now, after(now, limit.windowSeconds * second));
    if (row === undefined || row.hits <= limit.max) return;
    throw tooOften(Math.ceil((row.resets_at.getTime() - now.getTime()) / second));
  };
  return {
    async hit(...attempts) {
      const now = clock.now();
      for (const [limit, who] of attempts) await count(limit, who, now);
    },
    forget: (limit, who) => deleteAttempts(db, keyOf(limit, who)),
    purge: () => deleteEndedWindows(db, clock.now()),
  };
}

const keyOf = (limit: Limit, who: string): string => `${limit.name}:${who}`;

export const everyone = '*';

export function tooOften(retryAfterSeconds: number): Rejection {
  return new Rejection(429, `操作太频繁，请在${waitText(retryAfterSeconds)}后重试`, 429, { retryAfterSeconds });
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${seconds}秒`;
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)}分钟` : `${Math.ceil(seconds / 3_600)}小时`;
}

/** Key of an IP address for limits: of IPv6 the /64, which one customer owns whole. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
