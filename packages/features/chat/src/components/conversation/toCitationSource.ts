import type { ChatCitation } from '@hengce/api';
import type { CitationSource } from '@hengce/ui';
import type { ChatText } from '../../text';

/** A citation of the server, as the design system shows one. */
export function toCitationSource(citation: ChatCitation, text: ChatText): CitationSource {
  const { n, title, from, place, quote, check, digest } = citation;
  const kind = kindOf(citation);
  return {
    id: String(n),
    label: String(n),
    title,
    voice: kind === 'policy' ? 'document' : 'product',
    kind: digest ? text.sources.digestKinds[digest] : text.sources[kind],
    quote,
    check,
    ...(from ? { from } : {}),
    ...(place ? { place } : {}),
  };
}

export const sourceKinds = ['policy', 'digest', 'document', 'own'] as const;

/** 原文 is only what the document itself says. */
export function kindOf({ source, digest }: ChatCitation): (typeof sourceKinds)[number] {
  if (source === 'policy') return digest ? 'digest' : 'policy';
  return source === 'document' ? 'document' : 'own';
}
