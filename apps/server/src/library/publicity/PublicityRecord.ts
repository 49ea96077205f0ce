import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];

/** A list as every source delivers it, without its entries. Dates are ISO dates in Asia/Shanghai. */
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
  /** The policy that it is of. */
  policyId: string | null;
  /** Of a correction, the list that it corrects. */
  corrects: string | null;
  source: S['PolicySource'];
}

/** One line of a list; an amount is in 分. */
export interface PublicityEntryRecord {
  type: 'publicityEntry';
  listId: string;
  /** Its number in the list. */
  seq: number;
  name: string;
  uscc: string | null;
  project: string | null;
  amountFen: number | null;
  /** As the list prints it, such as 余杭区. */
  region: string | null;
  industry: string | null;
}
