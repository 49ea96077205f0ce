import { ConfirmDialog } from '@hengce/ui';
import { text } from '../../text';

const words = text.signIn;
const shown = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****') || words.unknownPhone;

export interface OtherUserDialogProps {
  /** Phone of who is signed in. */
  current: string;
  /** Phone of whom the link would sign in. */
  offered: string;
  isOpen: boolean;
  onKeep: () => void;
  onSwitch: () => void;
}

/** A link would sign in somebody else: nothing happens unless the user wants it. */
export function OtherUserDialog({ current, offered, isOpen, onKeep, onSwitch }: OtherUserDialogProps) {
  return (
    <ConfirmDialog
      title={words.otherTitle}
      body={words.other(shown(current), shown(offered))}
      confirmLabel={words.switchOver}
      cancelLabel={words.keep}
      isOpen={isOpen}
      onConfirm={onSwitch}
      onOpenChange={(next) => next || onKeep()}
    />
  );
}
