'use client';
import { Button, Drawer, Icon } from '@hengce/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePolicyText } from '../../text';

export interface FilterPanelProps {
  /** Number of choices that are in force. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClear: () => void;
  /** Button that leads to the results. */
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** Button 筛选, and the drawer of filters that it opens. */
export function FilterPanel({ count, isOpen, onOpenChange, onClear, footer, children }: FilterPanelProps) {
  const text = usePolicyText().search;
  return (
    <>
      <Button iconStart={<Icon icon={SlidersHorizontal} />} onPress={() => onOpenChange(true)}>
        {count > 0 ? text.filtersActive(count) : text.filters}
      </Button>
      <Drawer
        title={text.filters}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        footer={(close) => (
          <>
            <Button onPress={onClear}>{text.clearFilters}</Button>
            {footer(close)}
          </>
        )}
      >
        {children}
      </Drawer>
    </>
  );
}
