import { parseDay } from '@hengce/text';
import { provincialNotices } from '../../corpus/national/guangdong';
import type { PolicyRecord } from '../policy/PolicyRecord';
import { type Notice, type NoticeRow, noticesOf } from './notices';

export const rowOf = (record: PolicyRecord): NoticeRow => ({
  ...record,
  hash: record.id,
  provenance: record.source.provenance,
  intake: record.intake ?? null,
});

/** The provincial calls that are shipped, on a day. */
export const embeddedNotices = (day: string): Notice[] =>
  noticesOf(provincialNotices.map(rowOf), parseDay(day) as number);
