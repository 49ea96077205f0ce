import type { MainComponents } from '@hengce/api/contract';
import { isWithin, placeToReach, reachesPlace } from '../../platform/vocabulary';
import type { ChangedList } from '../publicity';

type S = MainComponents['schemas'];

/**
 * Whether a list of firms concerns a subscription: for a followed policy by that policy, else by region, issuer and words, as
 * far as the subscription names them. Other filters exclude lists.
 */
export function isAbout(kind: S['SubscriptionKind'], spec: S['SubscriptionSpec'], list: ChangedList): boolean {
  if (kind === 'policy') return list.policy_id !== null && list.policy_id === spec.policyId;
  const { q = '', region, near, department, ...others } = spec;
  if (Object.keys(others).length > 0) return false;
  const place = placeToReach({ near, region });
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${list.title}${list.issuer}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (place === null || reachesPlace(list.region_code, place)) &&
    (region === undefined || region.some((code) => isWithin(list.region_code, code))) &&
    (department === undefined || department.includes(list.issuer))
  );
}
