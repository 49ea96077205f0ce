import type { Db } from './Db';

export interface OperatorAction {
  action: string;
  subject: string;
  detail: string;
  at: Date;
}

/** Records an action of the operator, in the transaction that does it. */
export async function noteAction(tx: Db, { action, subject, detail, at }: OperatorAction): Promise<void> {
  await tx.query('INSERT INTO operator_actions (action, subject, detail, at) VALUES ($1, $2, $3, $4)', [
    action,
    subject,
    detail,
    at,
  ]);
}
