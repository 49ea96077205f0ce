import type { ClauseRange } from '../clauses/clauseGroups';
import type { IndexedPolicy } from './IndexedPolicy';
import type { ClauseSpan, PolicyText } from './policyText';

/** JSON head of a document's blob on disk, with its row and clauses; the body follows. */
export interface PolicyHead {
  policy: IndexedPolicy;
  spans: ClauseSpan[];
}

export interface EncodedPolicy {
  bytes: Buffer;
  headLength: number;
}

type Packed = [string, string, number, number];

/** Five numbers of four bytes. */
const rangeBytes = 20;

/** @param ranges of the text, as `decodeRanges` gives them */
export function encodePolicy(
  policy: IndexedPolicy,
  { text, spans }: PolicyText,
  ranges: readonly ClauseRange[],
): EncodedPolicy {
  const packed: Packed[] = spans.map(({ id, label, start, end }) => [id, label, start, end]);
  const head = Buffer.from(JSON.stringify({ policy, spans: packed }), 'utf8');
  const columns = Buffer.alloc(4 + rangeBytes * ranges.length);
  columns.writeUInt32LE(ranges.length);
  ranges.forEach(({ start, end, heading, isPreamble }, place) => {
    const at = 4 + rangeBytes * place;
    for (const [i, value] of [start, end, heading.start, heading.end, isPreamble ? 1 : 0].entries())
      columns.writeUInt32LE(value, at + 4 * i);
  });
  return { bytes: Buffer.concat([head, columns, Buffer.from(text, 'utf16le')]), headLength: head.length };
}

export function decodeHead(bytes: Buffer): PolicyHead {
  const { policy, spans } = JSON.parse(bytes.toString('utf8')) as { policy: IndexedPolicy; spans: Packed[] };
  return { policy, spans: spans.map(([id, label, start, end]) => ({ id, label, start, end })) };
}

/**
 * Body of a document's blob: the ranges of its units of search, so that a search need not read the head, then the text as
 * UTF-16LE.
 */
export function decodeText(body: Buffer): string {
  return body.toString('utf16le', 4 + rangeBytes * body.readUInt32LE());
}

export function decodeRanges(body: Buffer): ClauseRange[] {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  const number = (at: number): number => view.getUint32(at, true);
  return Array.from({ length: number(0) }, (_, place) => {
    const at = 4 + rangeBytes * place;
    return {
      start: number(at),
      end: number(at + 4),
      heading: { start: number(at + 8), end: number(at + 12) },
      isPreamble: number(at + 16) === 1,
    };
  });
}
