'use client';
import type { ChatMessage } from '@hengce/api';
import { Button, Icon, IconButton, TextArea, UserMessage, useCopy, useEnterToSubmit } from '@hengce/ui';
import { Copy, FileText, Pencil, Quote } from 'lucide-react';
import { useState } from 'react';
import { useChatText } from '../../../text';
import { attached, editBox, editFoot, questionActions, questionExtras, refused } from '../Conversation.css';
import { BranchSwitch } from './BranchSwitch';

export interface QuestionTurnProps {
  label: string;
  message: ChatMessage;
  sending?: 'sending' | 'failed';
  isBusy: boolean;
  onRetry: () => void;
  /** Reason why the server refused it; absent otherwise. */
  refusal?: string;
  /** Moves it back into the input. */
  onTakeBack?: () => void;
  /** Asks the edited question in its place; the old one stays as another branch. */
  onEdit: (text: string) => void;
  onBranch: (messageId: string) => void;
}

/** A question as the user wrote it, with its quote and files. */
export function QuestionTurn(props: QuestionTurnProps) {
  const { label, message, sending, isBusy, onRetry, refusal, onTakeBack, onEdit, onBranch } = props;
  const text = useChatText();
  const copy = useCopy();
  const [draft, setDraft] = useState<string | null>(null);
  const { quote, attachments = [] } = message;
  const send = () => {
    const changed = draft?.trim();
    if (!changed || isBusy) return;
    setDraft(null);
    onEdit(changed);
  };
  const keys = useEnterToSubmit(send);
  if (draft !== null)
    return (
      <div className={editBox}>
        <TextArea
          {...keys}
          label={text.question.label}
          value={draft}
          onChange={setDraft}
          maxLength={20_000}
          autoFocus
        />
        <div className={editFoot}>
          <Button size="sm" onPress={() => setDraft(null)}>
            {text.question.cancel}
          </Button>
          <Button size="sm" variant="primary" isDisabled={isBusy || draft.trim() === ''} onPress={send}>
            {text.question.resend}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {quote || attachments.length > 0 ? (
        <div className={questionExtras}>
          {quote ? (
            <span className={attached}>
              <Icon icon={Quote} size="sm" />
              {quote.title ? `${quote.title}：${quote.text}` : quote.text}
            </span>
          ) : null}
          {attachments.map(({ documentId, name }) => (
            <span key={documentId} className={attached}>
              <Icon icon={FileText} size="sm" />
              {name}
            </span>
          ))}
        </div>
      ) : null}
      <UserMessage
        label={label}
        state={sending ?? 'sent'}
        onRetry={onRetry}
        actions={
          sending ? (
            onTakeBack && (
              <Button size="sm" onPress={onTakeBack}>
                {text.question.takeBack}
              </Button>
            )
          ) : (
            <div className={questionActions}>
              <IconButton
                size="sm"
                label={text.question.copy}
                icon={<Icon icon={Copy} />}
                onPress={() => void copy(message.text)}
              />
              <IconButton
                size="sm"
                label={text.question.edit}
                icon={<Icon icon={Pencil} />}
                isDisabled={isBusy}
                onPress={() => setDraft(message.text)}
              />
              <BranchSwitch message={message} isBusy={isBusy} onBranch={onBranch} />
            </div>
          )
        }
      >
        {message.text}
      </UserMessage>
      {refusal ? <p className={refused}>{refusal}</p> : null}
    </>
  );
}
