'use client';
import { lazy, Suspense, useRef } from 'react';
import { useIsNear } from '../../../hooks/useIsNear';
import type { AmountFilterProps } from './AmountFilter';
import { amountPart } from './PolicyFilters.css';

const AmountFilter = lazy(async () => ({ default: (await import('./AmountFilter')).AmountFilter }));

/** Amount facet, loaded when the user comes near it: a slider is larger than all other facets. */
export function AmountPart(props: AmountFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  // Its first line may look in at the foot of the page; that is not yet somebody coming to it.
  const isNear = useIsNear(place, '-64px');
  return (
    <div ref={place} className={amountPart}>
      {isNear ? (
        <Suspense fallback={null}>
          <AmountFilter {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
