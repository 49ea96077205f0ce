import { createHash } from 'node:crypto';

/** An id derived from what identifies a record in its source, so that importing it again finds it again. */
export function stableId(prefix: string, ...parts: string[]): string {
  return `${prefix}-${createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16)}`;
}
