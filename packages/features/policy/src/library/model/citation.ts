import { withoutSampleMark } from '@hengce/ui';
import type { Policy } from '../../shared/model/types';
import { clauseLabel, clauseText } from './clauses';
import { type SummaryAuthor, summaryAuthorOf } from './summaryAuthor';

interface CitationWords {
  citation(title: string, docNo: string | null, label: string): string;
  citationBody(source: string, quote: string): string;
  citationAddress(address: string): string;
  citationNote: Record<SummaryAuthor, string>;
  citationSample: string;
}

/**
 * Text that the copy button of a clause copies: 《标题》（文号）第七条, the words, and an address. A summary or a
 * sample says so before the words. The official address comes first; `address` is that of our page, for documents
 * without one.
 */
export function citationOf(policy: Policy, clauseId: string, address: string, words: CitationWords): string {
  const { docNo, clauses, source, isSample } = policy;
  const title = isSample ? withoutSampleMark(policy.title) : policy.title;
  const author = summaryAuthorOf(policy);
  const note = isSample ? words.citationSample : author && words.citationNote[author];
  const cited = words.citation(title, docNo, clauseLabel(clauses, clauseId));
  const named = note ? `${cited}（${note}）` : cited;
  return `${words.citationBody(named, clauseText(clauses, clauseId))}\n${words.citationAddress(source.url ?? address)}`;
}
