import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { lockDeclaration } from '../findDeclaration';
import { isOver } from '../machine';
import { setUpdateTime } from '../repository';
import { deleteRisk, insertRisk, listRisks, updateRisk } from './riskRepository';

type S = MainComponents['schemas'];
type Risk = S['EvaluationRisk'];

const maxRisks = 30;

/** Risks of a declaration that people wrote, in the order in which they did, in the form of the contract. */
export async function readRisks(db: Db, declarationId: string): Promise<Risk[]> {
  const rows = await listRisks(db, declarationId);
  return rows.map(({ id, ...risk }) => ({ riskId: id, ...risk, isOwn: true }));
}

/** Changes of single risks. Each names the version that the user saw, so that nobody overwrites another's change. */
export function createRiskService(db: Db, clock: Clock) {
  const change = (userId: string, id: string, run: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockDeclaration(tx, userId, id);
      if (isOver(row.state)) throw new Rejection(409, '这份申报已结束，评估不能再改', 409);
      await run(tx);
      await setUpdateTime(tx, id, clock.now());
    });

  /** @throws Rejection 404 for a risk that is gone, 409 for one that somebody changed */
  const check = async (tx: Db, id: string, riskId: string, version: number, action: string): Promise<void> => {
    const known = (await readRisks(tx, id)).find((risk) => risk.riskId === riskId);
    if (known === undefined) throw new Rejection(404, '没有找到这条风险，可能已被删除', 404);
    if (known.version !== version)
      throw new Rejection(409, `这条风险刚改成“${known.text.slice(0, 40)}”，没有${action}。请看过后重试`, 409);
  };

  return {
    save: (userId: string, id: string, { riskId, version, text, level }: S['SaveRiskBody']) =>
      change(userId, id, async (tx) => {
        const words = filled('text', '风险', text);
        if (riskId !== undefined) {
          if (version === undefined) throw fieldRejection('version', '请填写版本，刷新后重试');
          await check(tx, id, riskId, version, '保存');
          await updateRisk(tx, id, { id: riskId, text: words, level });
          return;
        }
        if ((await readRisks(tx, id)).length >= maxRisks)
          throw new Rejection(409, `自己写的风险最多${maxRisks}条，没有保存。请先删除不用的`, 409);
        await insertRisk(tx, id, { id: createId(), text: words, level });
      }),

    remove: (userId: string, id: string, { riskId, version }: S['RemoveRiskBody']) =>
      change(userId, id, async (tx) => {
        await check(tx, id, riskId, version, '删除');
        await deleteRisk(tx, id, riskId);
      }),
  };
}
