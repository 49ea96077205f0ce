import type { Catalog } from '../policyIndex/Catalog';
import type { SupportKind } from '../words/programmes';

/** Numbers of the live documents with support of one of the kinds; none without kinds. */
export function givingSupport({ facets, live, size }: Catalog, kinds: readonly SupportKind[]): number[] {
  if (kinds.length === 0) return [];
  const allowed = Uint8Array.from(facets.support.labels, (label) => (kinds.includes(label as SupportKind) ? 1 : 0));
  const documents = Uint32Array.from({ length: size }, (_, document) => document);
  const fails = new Uint16Array(size);
  facets.support.markFails(documents, size, allowed, fails, 1);
  return [...documents].filter((document) => fails[document] === 0 && live.data[document] === 1);
}
