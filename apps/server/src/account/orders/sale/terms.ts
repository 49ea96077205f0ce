import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { createUserRepository } from '../../users';
import { agreement } from './agreement';
import type { Commerce } from './commerce';

type S = MainComponents['schemas'];

/** Terms of an order at its submission. They stay, whatever the account or the deployment changes later. */
export interface OrderTerms {
  /** Name of the current enterprise, else of the account; null when neither has one. */
  customer: { name: string | null; code: string | null };
  payee: S['Payee'] | null;
  agreement: S['SaleTerms']['agreement'];
  /** Whether the user agreed to the agreement when submitting. */
  hasAgreed: boolean;
}

/** Function that gives the current enterprise of an account, as an order names it; null where there is none. */
export type FirmOf = (db: Db, userId: string) => Promise<{ name: string; uscc: string | null } | null>;

/**
 * Terms of an order that is submitted now.
 *
 * @param agreedVersion version of the agreement that the user read, where the caller sends it
 * @throws Rejection 409 when that is no longer the current one
 */
export async function presentTerms(
  db: Db,
  userId: string,
  { commerce: { payee }, firmOf }: { commerce: Commerce; firmOf: FirmOf },
  agreedVersion?: string,
): Promise<OrderTerms> {
  if (agreedVersion !== undefined && agreedVersion !== agreement.version) {
    throw new Rejection(409, `服务订购协议已更新为${agreement.version}版，请重新阅读并同意`, 409);
  }
  const firm = await firmOf(db, userId);
  const user = await createUserRepository(db).findById(userId);
  const customer = { name: firm?.name ?? (user?.name || null), code: firm?.uscc ?? null };
  return { customer, payee, agreement, hasAgreed: agreedVersion !== undefined };
}

/** Terms of an order; null for a draft, and for an order from before terms were stored. */
export const termsOf = ({ terms }: { terms: string | null }): OrderTerms | null =>
  terms === null ? null : (JSON.parse(terms) as OrderTerms);
