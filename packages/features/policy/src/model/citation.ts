import { clauseLabel, clauseText } from './clauses';
import type { Policy } from './types';

interface CitationWords {
  citation(title: string, docNo: string | null, label: string): string;
  citationBody(source: string, quote: string): string;
  citationAddress(address: string): string;
}

/** What the copy button of a clause gives: 《标题》（文号）第七条：text, and where it was read. */
export function citationOf(
  { title, docNo, clauses }: Pick<Policy, 'title' | 'docNo' | 'clauses'>,
  clauseId: string,
  address: string,
  words: CitationWords,
): string {
  const source = words.citation(title, docNo, clauseLabel(clauses, clauseId));
  return `${words.citationBody(source, clauseText(clauses, clauseId))}\n${words.citationAddress(address)}`;
}
