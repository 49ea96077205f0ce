'use client';
import { Button } from '@hengce/ui';
import { useState } from 'react';
import { usePolicyText } from '../../text';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { choices, opener, sheet } from './FilterSheet.css';

export interface FilterSheetProps extends Pick<FilterPanelProps, 'count' | 'onClear' | 'children'> {
  /** Number of results with the choices in force. */
  total: number;
}

/**
 * Fields of filters, each of which changes the list at once: in their row, and on phones behind one button, so that the
 * list begins on the first screen.
 */
export function FilterSheet({ total, children, ...panel }: FilterSheetProps) {
  const text = usePolicyText().search;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={choices}>{children}</div>
      <div className={opener}>
        <FilterPanel
          {...panel}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={(close) => (
            <Button variant="primary" onPress={close}>
              {total === 0 ? text.noneToApply : text.applyFilters(total)}
            </Button>
          )}
        >
          <div className={sheet}>{children}</div>
        </FilterPanel>
      </div>
    </>
  );
}
