import type { ChatCitation } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useChatHrefs } from '../../hrefs';
import { useChatText } from '../../text';
import { basisOf } from '../conversation/toCitationSource';

interface SourceLink {
  href: string;
  /** Label of the link; 原文 only where it leads to the original of a policy. */
  label: string;
}

/** Function that gives the link to a source's full text, or to the data it was computed from; undefined where there is no such page. */
export function useSourceLink(): (citation: ChatCitation) => SourceLink | undefined {
  const { sources: text } = useChatText();
  const { links } = useFeatureHost();
  const hrefs = useChatHrefs();
  return (citation) => {
    const { policyId, clauseId, documentId, page } = citation;
    const link = citation.link?.startsWith('/') && !citation.link.startsWith('//') ? citation.link : undefined;
    const linked = (href: string | undefined, label: string) => (href ? { href, label } : undefined);
    const policy = () =>
      policyId ? links?.['policy.detail']?.({ policyId, ...(clauseId ? { clauseId } : {}) }) : undefined;
    switch (basisOf(citation)) {
      case 'original':
        return linked(policy() ?? link, text.open);
      case 'ours':
      case 'thirdParty':
        return linked(policy() ?? link, text.openDigest);
      case 'document':
      case 'edited': {
        const query = new URLSearchParams({ doc: documentId ?? '', ...(page ? { at: String(page) } : {}) });
        const href = documentId ? hrefs.to('knowledge', query.toString()) : undefined;
        return linked(href, citation.isEdited ? text.openEdited : text.openDocument);
      }
      case 'facts':
        return linked(link, text.openFacts);
      case 'rules':
        return linked(link, link?.startsWith(policyPage) ? text.openRulePolicy : text.openReckoning);
    }
  };
}

const policyPage = '/Policy/PolicyDetail/';
