'use client';
import { Button, Drawer, Icon } from '@hengce/ui';
import { ListTree } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePolicyText } from '../../../shared/text';

export interface OutlineDrawerProps {
  onSelect: (id: string) => void;
  /** Renders the outline, given the handler of a pressed entry. */
  children: (onSelect: (id: string) => void) => ReactNode;
}

/** Drawer of the outline where it has no column. It closes when an entry is chosen. */
export function OutlineDrawer({ onSelect, children }: OutlineDrawerProps) {
  const text = usePolicyText().detail;
  const [isOpen, setOpen] = useState(false);
  const select = (id: string) => {
    setOpen(false);
    onSelect(id);
  };
  return (
    <>
      <Button iconStart={<Icon icon={ListTree} />} onPress={() => setOpen(true)}>
        {text.openOutline}
      </Button>
      <Drawer title={text.outline} isOpen={isOpen} onOpenChange={setOpen}>
        {children(select)}
      </Drawer>
    </>
  );
}
