import type { NamedEntryRow } from './entryRepository';
import type { HitCertainty } from './hitRepository';

/** Names and code of an enterprise, for comparing with the lists. */
export interface FirmNames {
  user_id: string;
  enterprise_id: string;
  name: string;
  uscc: string | null;
  /** JSON of the fact 曾用名; null without it. */
  former: string | null;
}

/** Enterprise of an account, or a firm that the account watches (关注的企业), whose `enterprise_id` is null. */
export interface Firm extends Omit<FirmNames, 'enterprise_id'> {
  enterprise_id: string | null;
}

/** A firm and an entry that names it (公示命中). */
export interface Hit {
  firm: Firm;
  entry: NamedEntryRow;
  certainty: HitCertainty;
}

/** Whether the credit codes of firm and entry are both known and differ, so that they are two firms. */
export const hasOtherCode = ({ firm, entry }: Pick<Hit, 'firm' | 'entry'>): boolean =>
  firm.uscc !== null && entry.uscc !== null && entry.uscc !== firm.uscc;
