'use client';
import type { Adviser } from '@hengce/api';
import { Button, DescriptionList, Dialog, Icon, IconButton, useCopy } from '@hengce/ui';
import { Copy } from 'lucide-react';
import { useOrdersText } from './text';

export interface AdviserDialogProps {
  adviser: Adviser | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog with the contact of the adviser (顾问). */
export function AdviserDialog({ adviser, ...dialog }: AdviserDialogProps) {
  const text = useOrdersText().orders.adviser;
  const copy = useCopy();
  return (
    <Dialog
      {...dialog}
      title={text.contact}
      size="sm"
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {text.close}
        </Button>
      )}
    >
      {adviser ? (
        <DescriptionList
          items={[
            { label: text.name, value: adviser.name },
            {
              label: text.phone,
              value: adviser.phone,
              action: (
                <IconButton
                  size="sm"
                  label={text.copy}
                  icon={<Icon icon={Copy} size="sm" />}
                  onPress={() => void copy(adviser.phone)}
                />
              ),
            },
          ]}
        />
      ) : (
        <p>{text.none}</p>
      )}
    </Dialog>
  );
}
