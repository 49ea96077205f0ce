'use client';
import type { Notice } from '@hengce/api';
import { DocumentName, Link } from '@hengce/ui';
import type { ReactNode } from 'react';
import { usePolicyHrefs } from '../../hrefs';
import { FactSection } from './FactSection';
import { muted, plain } from './facts.css';

export interface BasisProps {
  title: string;
  basis: Notice['basis'];
  /** Further list items. */
  children?: ReactNode;
}

/** Section with the documents on which a notice or an item is based (依据). */
export function Basis({ title, basis, children }: BasisProps) {
  const hrefs = usePolicyHrefs();
  return (
    <FactSection title={title}>
      <ul className={plain}>
        {basis.map(({ id, title: name, docNo }) => (
          <li key={id}>
            <Link variant="document" href={hrefs.detail(id)}>
              <DocumentName>{name}</DocumentName>
            </Link>
            {docNo === null ? null : <p className={muted}>{docNo}</p>}
          </li>
        ))}
        {children}
      </ul>
    </FactSection>
  );
}
