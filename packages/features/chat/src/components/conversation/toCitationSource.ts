import type { ChatBasis, ChatCitation } from '@hengce/api';
import { chineseDate } from '@hengce/text';
import type { CitationSource } from '@hengce/ui';
import type { ChatText } from '../../text';

/** Citation of the server in the form of the design system. */
export function toCitationSource(citation: ChatCitation, text: ChatText): CitationSource {
  const { n, title, place, quote, check } = citation;
  const basis = basisOf(citation);
  const kind = kindName(basis, text);
  const from = citation.from && basis === 'rules' ? text.sources.ruleOf(citation.from) : citation.from;
  const agreement = agreementOf(citation, text);
  return {
    id: String(n),
    label: String(n),
    title,
    voice: basis === 'original' ? 'document' : 'product',
    // A file that nobody changed speaks in its own words, as a policy does.
    quoteVoice: basis === 'original' || basis === 'document' ? 'document' : 'product',
    kind,
    quote,
    check,
    ...(agreement ? { agreement } : {}),
    ...(from && from !== kind ? { from } : {}),
    ...(place && place !== kind ? { place } : {}),
  };
}

export const sourceKinds = ['policy', 'digest', 'document', 'own'] as const;
type SourceKind = (typeof sourceKinds)[number];

const kindOfBasis: Record<ChatBasis, SourceKind> = {
  original: 'policy',
  ours: 'digest',
  thirdParty: 'digest',
  document: 'document',
  edited: 'document',
  facts: 'own',
  rules: 'own',
};

export const kindOf = (citation: ChatCitation): SourceKind => kindOfBasis[basisOf(citation)];

/** Basis of a citation. 原文 is only what the document itself says. */
export function basisOf({ source, digest, isEdited }: ChatCitation): ChatBasis {
  if (source === 'policy') return digest ?? 'original';
  if (source === 'document') return isEdited ? 'edited' : 'document';
  return source;
}

function kindName(basis: ChatBasis, { sources }: ChatText): string {
  switch (basis) {
    case 'original':
      return sources.policy;
    case 'ours':
    case 'thirdParty':
      return sources.digestKinds[basis];
    case 'document':
      return sources.document;
    case 'edited':
      return sources.editedDocument;
    default:
      return sources.ownKinds[basis];
  }
}

/**
 * Words that qualify a verified quote by its basis; undefined for one that is not verified, and for 已核对, where it
 * was found in an original or in a file that nobody changed.
 */
function agreementOf(citation: ChatCitation, { sources: { agreement } }: ChatText): string | undefined {
  const { check, confidence, verifiedAt } = citation;
  const basis = basisOf(citation);
  if (check !== 'verified' || basis === 'original' || basis === 'document') return undefined;
  if (basis !== 'ours') return agreement[basis];
  return agreement.ours([
    agreement.madeByUs,
    ...(verifiedAt ? [agreement.retold(chineseDate(verifiedAt))] : []),
    agreement.notOriginal,
    ...(confidence ? [agreement.confidence[confidence]] : []),
  ]);
}
