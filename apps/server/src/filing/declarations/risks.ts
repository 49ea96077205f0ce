import type { MainComponents } from '@hengce/api/contract';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { isOver } from './machine';
import { lockDeclaration } from './rows';

type S = MainComponents['schemas'];
type Risk = S['EvaluationRisk'];

const mostRisks = 30;

/** What people typed, in the order in which they did. */
export async function readRisks(db: Db, declarationId: string): Promise<Risk[]> {
  const rows = await db.query<{ id: string; text: string; level: Risk['level']; version: number }>(
    'SELECT id, text, level, version FROM declaration_risks WHERE declaration_id = $1 ORDER BY seq',
    [declarationId],
  );
  return rows.map(({ id, ...risk }) => ({ riskId: id, ...risk, isOwn: true }));
}

/** Risks one by one: a change names the version that it was made of. */
export function createRiskService(db: Db, clock: Clock) {
  const change = (userId: string, id: string, run: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockDeclaration(tx, userId, id);
      if (isOver(row.state)) throw new Rejection(409, '这份申报已结束，评估不能再改', 409);
      await run(tx);
      await tx.query('UPDATE declarations SET update_time = $2 WHERE id = $1', [id, clock.now()]);
    });

  /** @throws Rejection 404 for one that is gone, 409 for one that somebody changed. */
  const check = async (tx: Db, id: string, riskId: string, version: number, deed: string): Promise<void> => {
    const known = (await readRisks(tx, id)).find((risk) => risk.riskId === riskId);
    if (known === undefined) throw new Rejection(404, '没有找到这条风险，可能已被删除', 404);
    if (known.version !== version)
      throw new Rejection(409, `这条风险刚改成“${known.text.slice(0, 40)}”，没有${deed}。请看过后重试`, 409);
  };

  return {
    save: (userId: string, id: string, { riskId, version, text, level }: S['SaveRiskBody']) =>
      change(userId, id, async (tx) => {
        const words = filled('text', '风险', text);
        if (riskId !== undefined) {
          if (version === undefined) throw fieldRejection('version', '请填写版本，刷新后重试');
          await check(tx, id, riskId, version, '保存');
          await tx.query(
            'UPDATE declaration_risks SET text = $3, level = $4, version = version + 1 WHERE declaration_id = $1 AND id = $2',
            [id, riskId, words, level],
          );
          return;
        }
        if ((await readRisks(tx, id)).length >= mostRisks)
          throw new Rejection(409, `自己写的风险最多${mostRisks}条，没有保存。请先删除不用的`, 409);
        await tx.query('INSERT INTO declaration_risks (declaration_id, id, text, level) VALUES ($1, $2, $3, $4)', [
          id,
          createId(),
          words,
          level,
        ]);
      }),

    remove: (userId: string, id: string, { riskId, version }: S['RemoveRiskBody']) =>
      change(userId, id, async (tx) => {
        await check(tx, id, riskId, version, '删除');
        await tx.query('DELETE FROM declaration_risks WHERE declaration_id = $1 AND id = $2', [id, riskId]);
      }),
  };
}
