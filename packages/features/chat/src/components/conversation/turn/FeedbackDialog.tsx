'use client';
import type { ChatFeedbackReason } from '@hengce/api';
import { Button, Checkbox, CheckboxGroup, Dialog, TextArea } from '@hengce/ui';
import { useState } from 'react';
import { useChatText } from '../../../text';
import { fields } from '../Conversation.css';

export interface FeedbackDialogProps {
  onClose: () => void;
  onSend: (reasons: ChatFeedbackReason[], comment: string) => void;
}

/** Dialog with the reasons for a bad rating of an answer. */
export function FeedbackDialog({ onClose, onSend }: FeedbackDialogProps) {
  const text = useChatText().feedback;
  const [reasons, setReasons] = useState<string[]>([]);
  const [comment, setComment] = useState('');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text.title}
      footer={() => (
        <Button
          variant="primary"
          isDisabled={reasons.length === 0 && comment.trim() === ''}
          onPress={() => onSend(reasons as ChatFeedbackReason[], comment.trim())}
        >
          {text.send}
        </Button>
      )}
    >
      <div className={fields}>
        <CheckboxGroup label={text.title} isLabelHidden value={reasons} onChange={setReasons}>
          {Object.entries(text.reasons).map(([id, label]) => (
            <Checkbox key={id} value={id}>
              {label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <TextArea label={text.comment} value={comment} onChange={setComment} maxLength={500} />
      </div>
    </Dialog>
  );
}
