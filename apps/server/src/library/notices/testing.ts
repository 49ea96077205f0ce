import { parseDay } from '@hengce/text';
import { provincialNotices } from '../../corpus/programmes';
import type { NoticeRow, PolicyRecord } from '../records';
import { type Notice, noticesOf } from './notices';

export const rowOf = (record: PolicyRecord): NoticeRow => ({
  ...record,
  hash: record.id,
  provenance: record.source.provenance,
  intake: record.intake ?? null,
});

/** The provincial calls that are shipped, on a day. */
export const embeddedNotices = (day: string): Notice[] =>
  noticesOf(provincialNotices.map(rowOf), parseDay(day) as number);
