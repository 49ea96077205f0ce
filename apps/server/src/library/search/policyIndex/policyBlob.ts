import type { IndexedPolicy } from './IndexedPolicy';
import type { ClauseSpan, PolicyText } from './policyText';

/** JSON head of a document's blob on disk, with its row and clauses; the text follows as UTF-16LE. */
export interface PolicyHead {
  policy: IndexedPolicy;
  spans: ClauseSpan[];
}

export interface EncodedPolicy {
  bytes: Buffer;
  headLength: number;
}

type Packed = [string, string, number, number];

export function encodePolicy(policy: IndexedPolicy, { text, spans }: PolicyText): EncodedPolicy {
  const packed: Packed[] = spans.map(({ id, label, start, end }) => [id, label, start, end]);
  const head = Buffer.from(JSON.stringify({ policy, spans: packed }), 'utf8');
  return { bytes: Buffer.concat([head, Buffer.from(text, 'utf16le')]), headLength: head.length };
}

export function decodeHead(bytes: Buffer): PolicyHead {
  const { policy, spans } = JSON.parse(bytes.toString('utf8')) as { policy: IndexedPolicy; spans: Packed[] };
  return { policy, spans: spans.map(([id, label, start, end]) => ({ id, label, start, end })) };
}

export function decodeText(bytes: Buffer): string {
  return bytes.toString('utf16le');
}
