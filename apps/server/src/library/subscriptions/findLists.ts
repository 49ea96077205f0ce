import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { isWithin } from '../../platform/vocabulary';

type S = MainComponents['schemas'];

/** A list of firms that came in or changed. */
export interface ChangedList {
  id: string;
  title: string;
  issuer: string;
  region_code: string;
  policy_id: string | null;
  content_hash: string;
  revision: number;
}

export async function listsUpTo(db: Db): Promise<number> {
  const [row] = await db.query<{ revision: number }>('SELECT revision FROM publicity_library');
  return row?.revision ?? 0;
}

export const listsBetween = (db: Db, seen: number, upTo: number): Promise<ChangedList[]> =>
  db.query<ChangedList>(
    `SELECT id, record->>'title' AS title, record->>'issuer' AS issuer, region_code, record->>'policyId' AS policy_id,
       content_hash, revision FROM publicity_lists WHERE revision > $1 AND revision <= $2 ORDER BY starts_on DESC, id`,
    [seen, upTo],
  );

/** Lists that a subscription is about: of its policy, of its region, or with all its words; other filters know no lists. */
export function isAbout(kind: S['SubscriptionKind'], spec: S['SubscriptionSpec'], list: ChangedList): boolean {
  if (kind === 'policy') return list.policy_id !== null && list.policy_id === spec.policyId;
  const { q = '', region, department, ...others } = spec;
  if (Object.keys(others).length > 0) return false;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${list.title}${list.issuer}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (region === undefined || region.some((code) => isWithin(list.region_code, code))) &&
    (department === undefined || department.includes(list.issuer))
  );
}
