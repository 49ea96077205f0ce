import { createHash } from 'node:crypto';

/** Id derived from what identifies a record in its source, so that another import finds it again. */
export function stableId(prefix: string, ...parts: string[]): string {
  return `${prefix}-${createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16)}`;
}
