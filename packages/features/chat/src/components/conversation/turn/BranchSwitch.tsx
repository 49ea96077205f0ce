'use client';
import type { ChatMessage } from '@hengce/api';
import { Icon, IconButton } from '@hengce/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useChatText } from '../../../text';
import { branches } from '../Conversation.css';

export interface BranchSwitchProps {
  message: ChatMessage;
  isBusy: boolean;
  onBranch: (messageId: string) => void;
}

/** Switch between the branches (分枝) of a question or an answer: 2/3; nothing with one branch. */
export function BranchSwitch({ message, isBusy, onBranch }: BranchSwitchProps) {
  const text = useChatText().thread;
  const { siblingIds, id } = message;
  const at = siblingIds.indexOf(id);
  if (siblingIds.length < 2 || at < 0) return null;
  const to = (step: number) => () => onBranch(siblingIds[at + step] as string);
  return (
    <span className={branches}>
      <IconButton
        size="sm"
        label={text.previous}
        icon={<Icon icon={ChevronLeft} />}
        isDisabled={isBusy || at === 0}
        onPress={to(-1)}
      />
      <span>{text.branch(at + 1, siblingIds.length)}</span>
      <IconButton
        size="sm"
        label={text.next}
        icon={<Icon icon={ChevronRight} />}
        isDisabled={isBusy || at === siblingIds.length - 1}
        onPress={to(1)}
      />
    </span>
  );
}
