import type { ReactNode } from 'react';
import { Link } from '../Link';
import { hostName } from './StreamingMarkdown.css';
import { safeUrl } from './safeUrl';

export interface MarkdownLinkProps {
  address: string;
  /** Whether the words are the address itself, so that the host is not repeated. */
  isBare?: boolean;
  children: ReactNode;
}

/** Link of a model: only to safe addresses, in a new tab, with the host visible where it leads outside. */
export function MarkdownLink({ address, isBare = false, children }: MarkdownLinkProps) {
  const url = safeUrl(address);
  if (!url) return children;
  return (
    <>
      <Link href={url.href} isExternal={!/^(mailto|tel):/.test(url.href)}>
        {children}
      </Link>
      {url.host && !isBare ? <span className={hostName}>{url.host}</span> : null}
    </>
  );
}
