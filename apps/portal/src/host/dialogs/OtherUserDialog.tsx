import { ConfirmDialog } from '@hengce/ui';
import { text } from '../../text';

const words = text.signIn;
const shown = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****') || words.unknownPhone;

export interface OtherUserDialogProps {
  /** Phone of the user who is signed in. */
  current: string;
  /** Phone of the user whom the link would sign in. */
  offered: string;
  isOpen: boolean;
  onKeep: () => void;
  onSwitch: () => void;
}

/** Dialog when a link would sign in another user: the session changes only if the user agrees. */
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
