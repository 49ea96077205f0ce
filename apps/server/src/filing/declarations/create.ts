import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { createUserRepository } from '../../account/users';
import { findOwn, subjectOf } from '../../firm/enterprise';
import type { ItemLibrary } from '../../matching/items';
import { amountOf, policyOf } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createId, regionName } from '../../platform/vocabulary';
import { deadlineOf, deliveryOf, itemGone, readLibraryItem } from '../items';
import { fillFromFacts } from './form/fields';
import { formOf } from './form/forms';
import { readPrefills } from './form/prefill';
import { addEvent } from './history';
import { addSlots } from './materials/slots';
import { keepProgress } from './readiness';
import { findDeclaration } from './rows';

type S = MainComponents['schemas'];

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}

const mostDeclarations = 1_000;

/** Begins a declaration of an item of the library, with what is known. @returns its id */
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
  if (before !== undefined) return same(before, body);
  const item = await readLibraryItem(library, policyId, itemId, body.noticeId ?? null);
  if (item === undefined) throw itemGone();
  if (body.noticeId !== undefined && item.call?.brief.id !== body.noticeId)
    throw new Rejection(404, '没有找到这份申报通知，可能已撤下', 404);
  const { matchable, policy, call, baseline } = item;
  const { facts } = (await matches.current(firm)).firm;
  const amount = amountOf(matchable.item, facts);
  const form = formOf(policyId, itemId);
  const prefills = await readPrefills(db, userId, firm.id, form, now);
  const id = createId();
  const user = await createUserRepository(db).findById(userId);
  const insert = db.transaction(async (tx) => {
    const [count] = await tx.query<{ n: number }>('SELECT count(*) AS n FROM declarations WHERE owner_id = $1', [
      userId,
    ]);
    if ((count?.n ?? 0) >= mostDeclarations)
      throw new Rejection(409, `申报最多${mostDeclarations}份，请先删除不用的`, 409);
    await tx.query(
      `INSERT INTO declarations (id, owner_id, declare_no, project_name, item_name, policy_title, batch, region_name, state,
         amount_expected_fen, deadline, create_time, update_time, enterprise_id, enterprise, policy_id, item_id, notice_id,
         policy, delivery, request_id, form_id, baseline)
       VALUES ($1, $2, $3, $4, $5, $6, NULL, $7, 'draft', $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
      [
        id,
        userId,
        `SB${dateInShanghai(now).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`,
        body.projectName === undefined ? matchable.item.name : filled('projectName', '项目名称', body.projectName),
        matchable.item.name,
        matchable.policy.title,
        regionName(matchable.policy.regionCode),
        amount?.certainty === 'fixed' && amount.loFen === amount.hiFen ? amount.hiFen : null,
        deadlineOf(baseline),
        now,
        firm.id,
        JSON.stringify(subjectOf(firm)),
        policyId,
        itemId,
        call?.brief.id ?? null,
        JSON.stringify(policyOf(matchable)),
        deliveryOf(matchable) ?? null,
        requestId,
        form.id,
        JSON.stringify(baseline),
      ],
    );
    await addEvent(tx, id, { state: 'draft', actor_name: user?.name ?? '', note: null, receipt_no: null, at: now });
    await fillFromFacts(tx, id, prefills);
    await addSlots(tx, id, baseline.materials);
    // As the guide lists them; their days are typed once they are known.
    for (const { label, value } of policy.obligations)
      await tx.query(
        `INSERT INTO declaration_obligations (id, declaration_id, kind, title, note) VALUES ($1, $2, 'other', $3, $4)`,
        [createId(), id, label.slice(0, 100), value.slice(0, 500)],
      );
    await keepProgress(tx, await findDeclaration(tx, userId, id), now, dateInShanghai(now));
    return id;
  });
  // The same request came twice at once.
  return insert.catch(async (error: unknown) => {
    const first =
      (error as { code?: unknown }).code === uniqueViolation ? await findByRequest(db, userId, requestId) : undefined;
    if (first === undefined) throw error;
    return same(first, body);
  });
}

/** @throws Rejection 409 where the key stands for another enterprise or item */
function same(made: Made, { enterpriseId, policyId, itemId }: S['CreateDeclarationBody']): string {
  if (made.enterprise_id === enterpriseId && made.policy_id === policyId && made.item_id === itemId) return made.id;
  throw new Rejection(409, '这个请求编号已用于另一份申报，请换一个编号', 409);
}

const uniqueViolation = '23505';

interface Made {
  id: string;
  enterprise_id: string | null;
  policy_id: string;
  item_id: string;
}

async function findByRequest(db: Db, userId: string, requestId: string): Promise<Made | undefined> {
  const [row] = await db.query<Made>(
    'SELECT id, enterprise_id, policy_id, item_id FROM declarations WHERE owner_id = $1 AND request_id = $2',
    [userId, requestId],
  );
  return row;
}
