'use client';
import { DescriptionList, Dialog } from '@hengce/ui';
import { useChatText } from '../../text';

/** Dialog with the keyboard shortcuts of a conversation. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useChatText().keys;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text.title}
    >
      <DescriptionList items={text.rows.map(([label, value]) => ({ label, value }))} />
    </Dialog>
  );
}
