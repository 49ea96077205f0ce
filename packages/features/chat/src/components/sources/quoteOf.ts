import type { ChatCitation, ChatQuote } from '@hengce/api';

/** Quote of a source for a question about it, cut to the lengths of the contract (4000 characters, title 200). */
export const quoteOf = (citation: ChatCitation): ChatQuote => {
  const { quote, title, place, policyId, clauseId, documentId, page } = citation;
  return {
    text: quote.slice(0, 4000),
    title: (place ? `${title} ${place}` : title).slice(0, 200),
    ...(policyId ? { policyId } : {}),
    ...(clauseId ? { clauseId } : {}),
    ...(documentId ? { documentId } : {}),
    ...(page ? { page } : {}),
  };
};
