import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';

type SendBody = MainComponents['schemas']['SendChatMessageBody'];

/**
 * Hash of a question without its `clientMessageId`, whatever the order of its fields: the same id with another hash is
 * another question.
 */
export function questionHash({ clientMessageId: _, ...body }: SendBody): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');
}
