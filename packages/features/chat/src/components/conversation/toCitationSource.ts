import type { ChatCitation } from '@hengce/api';
import type { CitationSource } from '@hengce/ui';
import type { ChatText } from '../../text';

/** A citation of the server, as the design system shows one. */
export function toCitationSource(citation: ChatCitation, text: ChatText): CitationSource {
  const { n, source, title, from, place, quote, check } = citation;
  const isPolicy = source === 'policy';
  return {
    id: String(n),
    label: String(n),
    title,
    voice: isPolicy ? 'document' : 'product',
    kind: isPolicy ? text.sources.policy : source === 'document' ? text.sources.document : text.sources.own,
    quote,
    check,
    ...(from ? { from } : {}),
    ...(place ? { place } : {}),
  };
}
