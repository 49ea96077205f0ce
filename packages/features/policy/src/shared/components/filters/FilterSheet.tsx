'use client';
import { Button, Drawer, Icon } from '@hengce/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePolicyText } from '../../text';
import { choices, opener, sheet } from './FilterSheet.css';

export interface FilterSheetProps {
  /** Number of choices that are in force. */
  count: number;
  /** Number of results with them. */
  total: number;
  onClear: () => void;
  /** Fields of the filters, each of which changes the list at once. */
  children: ReactNode;
}

/** Filters in their row; on phones one button, which opens them in a drawer, so that the list begins on the first screen. */
export function FilterSheet({ count, total, onClear, children }: FilterSheetProps) {
  const text = usePolicyText().search;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={choices}>{children}</div>
      <div className={opener}>
        <Button iconStart={<Icon icon={SlidersHorizontal} />} onPress={() => setOpen(true)}>
          {count > 0 ? text.filtersActive(count) : text.filters}
        </Button>
        <Drawer
          title={text.filters}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={(close) => (
            <>
              <Button onPress={onClear}>{text.clearFilters}</Button>
              <Button variant="primary" onPress={close}>
                {total === 0 ? text.noneToApply : text.applyFilters(total)}
              </Button>
            </>
          )}
        >
          <div className={sheet}>{children}</div>
        </Drawer>
      </div>
    </>
  );
}
