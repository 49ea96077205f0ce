'use client';
import type { ChatCitation } from '@hengce/api';
import type { CitationSource } from '@hengce/ui';
import { useMemo } from 'react';
import { useChatText } from '../../text';
import { toCitationSource } from './toCitationSource';

const none: readonly ChatCitation[] = [];

/** Citations of an answer in the form of the design system; each stays the same object while others are added. */
export function useSources(citations: readonly ChatCitation[] = none): readonly CitationSource[] {
  const text = useChatText();
  const sourceOf = useMemo(() => {
    const known = new WeakMap<ChatCitation, CitationSource>();
    return (citation: ChatCitation) => {
      const source = known.get(citation) ?? toCitationSource(citation, text);
      known.set(citation, source);
      return source;
    };
  }, [text]);
  return useMemo(() => citations.map(sourceOf), [citations, sourceOf]);
}
