'use client';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chevron, facetCount, facetGroup, facetTitle } from './PolicyFilters.css';

export interface FacetGroupProps {
  title: string;
  chosenCount: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** One facet with its name. A native disclosure: it folds without script, and the browser's own search opens it. */
export function FacetGroup({ title, chosenCount, isOpenAtFirst, children }: FacetGroupProps) {
  // Held, so that React leaves the rest to the browser and the reader.
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details className={facetGroup} open={isOpen}>
      <summary className={facetTitle}>
        <h3>{title}</h3>
        {chosenCount > 0 ? <span className={facetCount}>{chosenCount}</span> : null}
        <ChevronDown className={chevron} size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      </summary>
      {children}
    </details>
  );
}
