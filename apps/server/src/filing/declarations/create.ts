import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { createUserRepository } from '../../account/users';
import { findOwn, subjectOf } from '../../firm/enterprise';
import type { ItemLibrary } from '../../matching/items';
import { amountOf, deliveryOf, policyOf } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createId, regionName } from '../../platform/vocabulary';
import { deadlineOf, itemGone, readLibraryItem, supportFormOf } from '../items';
import { insertEvent } from './eventRepository';
import { findDeclaration } from './findDeclaration';
import { fillFromFacts } from './form/fields';
import { formOf } from './form/forms';
import { readPrefills } from './form/prefill';
import { addSlots } from './materials/slots';
import { keepProgress } from './readiness';
import { countDeclarations, findByRequest, insertDeclaration, type RequestedRow } from './repository';
import { putObligation } from './tracking/trackingRepository';

type S = MainComponents['schemas'];

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}

const maxDeclarations = 1_000;

/**
 * Creates a declaration of an item, prefilled from the facts of the enterprise. A repeated request id returns the
 * declaration that it made.
 *
 * @returns the id of the declaration
 * @throws Rejection 404 for an enterprise, item or notice that is gone, 409 for too many or a request id of another
 * declaration
 */
export async function createDeclaration(
  { db, matches, library }: Parts,
  userId: string,
  requestId: string,
  body: S['CreateDeclarationBody'],
  now: Date,
): Promise<string> {
  const firm = await findOwn(db, userId, body.enterpriseId);
  const { policyId, itemId } = body;
  const before = await findByRequest(db, userId, requestId);
  if (before !== undefined) return sameRequest(before, body);
  const item = await readLibraryItem(library, policyId, itemId, body.noticeId ?? null);
  if (item === undefined) throw itemGone();
  if (body.noticeId !== undefined && item.call?.brief.id !== body.noticeId)
    throw new Rejection(404, '没有找到这份申报通知，可能已撤下', 404);
  const { matchable, policy, call, baseline } = item;
  const { facts } = (await matches.current(firm)).firm;
  const amount = amountOf(matchable.item, facts, null);
  const form = formOf(policyId, itemId, supportFormOf(matchable));
  const prefills = await readPrefills(db, userId, firm.id, form, now, baseline.asks ?? []);
  const id = createId();
  const user = await createUserRepository(db).findById(userId);
  const insert = db.transaction(async (tx) => {
    if ((await countDeclarations(tx, userId)) >= maxDeclarations)
      throw new Rejection(409, `申报最多${maxDeclarations}份，请先删除不用的`, 409);
    await insertDeclaration(tx, {
      id,
      owner_id: userId,
      declare_no: `SB${dateInShanghai(now).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`,
      project_name:
        body.projectName === undefined ? matchable.item.name : filled('projectName', '项目名称', body.projectName),
      item_name: matchable.item.name,
      policy_title: matchable.policy.title,
      region_name: regionName(matchable.policy.regionCode),
      amount_expected_fen: amount?.certainty === 'fixed' && amount.loFen === amount.hiFen ? amount.hiFen : null,
      deadline: deadlineOf(baseline),
      create_time: now,
      enterprise_id: firm.id,
      enterprise: JSON.stringify(subjectOf(firm)),
      policy_id: policyId,
      item_id: itemId,
      notice_id: call?.brief.id ?? null,
      policy: JSON.stringify(policyOf(matchable)),
      delivery: deliveryOf(matchable) ?? null,
      request_id: requestId,
      form_id: form.id,
      baseline: JSON.stringify(baseline),
    });
    await insertEvent(tx, id, { state: 'draft', actor_name: user?.name ?? '', note: null, receipt_no: null, at: now });
    await fillFromFacts(tx, id, prefills);
    await addSlots(tx, id, baseline.materials);
    // The user types their days once they are known.
    for (const { label, value } of policy.obligations)
      await putObligation(tx, id, {
        id: createId(),
        kind: 'other',
        title: label.slice(0, 100),
        due_on: null,
        done_on: null,
        note: value.slice(0, 500),
      });
    await keepProgress(tx, await findDeclaration(tx, userId, id), now, dateInShanghai(now));
    return id;
  });
  // The same request may have come twice at once.
  return insert.catch(async (error: unknown) => {
    const first =
      (error as { code?: unknown }).code === uniqueViolation ? await findByRequest(db, userId, requestId) : undefined;
    if (first === undefined) throw error;
    return sameRequest(first, body);
  });
}

/** The declaration that a request made before. @throws Rejection 409 where it was of another enterprise or item */
function sameRequest(made: RequestedRow, { enterpriseId, policyId, itemId }: S['CreateDeclarationBody']): string {
  if (made.enterprise_id === enterpriseId && made.policy_id === policyId && made.item_id === itemId) return made.id;
  throw new Rejection(409, '这个请求编号已用于另一份申报，请换一个编号', 409);
}

const uniqueViolation = '23505';
