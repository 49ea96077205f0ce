import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** A publicity list (公示名单) as every source delivers it, without its entries. Dates are ISO dates in Asia/Shanghai. */
export interface PublicityRecord {
  type: 'publicityList';
  /** Stable, so that importing twice changes nothing. Pattern ^[a-z0-9][a-z0-9-]{2,63}$. */
  id: string;
  title: string;
  docNo: string | null;
  issuer: string;
  regionCode: string;
  kind: S['PublicityKind'];
  from: string;
  to: string;
  objection: string | null;
  /** Id of the policy that it belongs to; null for none. */
  policyId: string | null;
  /** Id of the list that it corrects; null for none. */
  corrects: string | null;
  source: S['PolicySource'];
}

/** One line of a list; its amount is in 分. */
export interface PublicityEntryRecord {
  type: 'publicityEntry';
  listId: string;
  /** Number of the line in the list. */
  seq: number;
  name: string;
  uscc: string | null;
  project: string | null;
  amountFen: number | null;
  /** Region as the list prints it, such as 余杭区. */
  region: string | null;
  industry: string | null;
}
