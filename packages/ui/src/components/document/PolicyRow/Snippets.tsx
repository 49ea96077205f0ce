'use client';
import { Link } from 'react-aria-components';
import { Highlight } from '../../Highlight';
import type { PolicyRowProps } from './policyRowProps';
import { clause, snippet as snippetLine, snippets as snippetList } from './Snippets.css';

/** Clauses that answer the search, each in its own words. */
export function Snippets({ snippets }: Required<Pick<PolicyRowProps, 'snippets'>>) {
  if (snippets.length === 0) return null;
  return (
    <div className={snippetList}>
      {snippets.map(({ label, text: words, marks, href }) => (
        <p key={`${label}${words}`} className={snippetLine}>
          {label && href ? (
            <Link href={href} className={clause}>
              {label}
            </Link>
          ) : label ? (
            <b className={clause}>{label}</b>
          ) : null}
          <Highlight text={words} marks={marks} />
        </p>
      ))}
    </div>
  );
}
