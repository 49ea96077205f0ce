import type { ReactNode } from 'react';
import { Link } from '../Link';
import { hostName } from './StreamingMarkdown.css';
import { safeUrl } from './safeUrl';

export interface MarkdownLinkProps {
  address: string;
  /** The words are the address itself, so that the host need not be said again. */
  isBare?: boolean;
  children: ReactNode;
}

/** A link from a model: only to addresses that are safe, in a new tab, with the host in plain sight where it leads outside. */
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
