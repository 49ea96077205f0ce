import { type DeclarationState, overStates, unfiledStates } from './machine';

// Fixed texts, never what somebody typed.
const list = (states: readonly DeclarationState[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`;
export const overList = list(overStates);

/**
 * What declarations have to do by a day, as `d` and `x`, with its conditions: what is over has only obligations left, and what was
 * withdrawn or ran out nothing.
 */
export const dueDays = `declarations d JOIN (
    SELECT id AS declaration_id, 'deadline' AS kind, id, '提交申报' AS title,
      ((deadline - interval '1 second') AT TIME ZONE 'Asia/Shanghai')::date AS due_on
    FROM declarations WHERE deadline IS NOT NULL AND state IN ${list(unfiledStates)}
    UNION ALL SELECT declaration_id, 'task', id, title, due_on FROM declaration_tasks WHERE NOT is_done
    UNION ALL SELECT declaration_id, 'correction', id, '提交补正材料', due_on FROM declaration_corrections
      WHERE answered_on IS NULL
    UNION ALL SELECT declaration_id, 'obligation', id, title, due_on FROM declaration_obligations
      WHERE done_on IS NULL AND due_on IS NOT NULL
  ) x ON x.declaration_id = d.id
  WHERE d.state NOT IN ('withdrawn', 'expired') AND (x.kind = 'obligation' OR d.state NOT IN ${overList})`;
