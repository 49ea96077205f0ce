import type { MainComponents } from '@hengce/api/contract';
import { regionName } from '../../platform/vocabulary';
import type { Matchable } from './matchable';

type MatchPolicy = MainComponents['schemas']['MatchPolicy'];

/** Names and source of an item, as reports and lists show them. */
export const policyOf = ({ policy, item }: Matchable): MatchPolicy => ({
  policyId: policy.id,
  itemId: item.id,
  title: policy.title,
  itemName: item.name,
  docNo: policy.docNo,
  issuers: policy.issuers,
  level: policy.level,
  regionName: regionName(policy.regionCode),
  provenance: policy.provenance,
  isSample: policy.provenance === 'sample',
});
