import type { Db } from '../../../platform/db';
import type { Baseline } from '../../items';
import { readProposals } from '../materials/readings';
import { readSlots } from '../materials/slots';
import type { DeclarationRow } from '../repository';
import { checksOf } from './checks';
import { readForm, valuesOf } from './fields';
import { formById } from './forms';
import { readPrefills } from './prefill';
import { reckon } from './reckoning';

/** Form of a declaration with its values, what facts and materials say, its reckoning and its checks. */
export async function readFilled(db: Db, row: DeclarationRow) {
  const form = formById(row.form_id);
  const { asks = [], reckoning: rule = null, capFen } = JSON.parse(row.baseline) as Baseline;
  const state = await readForm(db, row.id);
  const prefills = await readPrefills(db, row.owner_id, row.enterprise_id, form, row.create_time, asks);
  const slots = await readSlots(db, row.id);
  const { proposals } = await readProposals(db, row, slots);
  const values = valuesOf(state);
  const reckoning = reckon(form, values, rule);
  const { waivers } = state;
  const reckonedFen = reckoning?.amountFen ?? null;
  const checks = checksOf({ form, values, prefills, waivers, proposals, capFen, reckonedFen });
  return { form, state, values, prefills, slots, proposals, reckoning, checks };
}
