'use client';
import { FileTrigger, Icon, IconButton, Tag } from '@hengce/ui';
import { FileText, Paperclip, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useChatText } from '../../text';
import { draftExtras } from './Conversation.css';
import { attachmentTypes, type useAttachments } from './useAttachments';

interface AttachmentsProps {
  attachments: ReturnType<typeof useAttachments>;
}

/** Files of the next question, during and after their upload; nothing without any. */
export function AttachmentDrafts({ attachments }: AttachmentsProps) {
  const text = useChatText().composer;
  if (attachments.drafts.length === 0) return null;
  return (
    <ul className={draftExtras} aria-label={text.attachments}>
      {attachments.drafts.map((draft) => (
        <li key={draft.id}>
          <Tag tone={draft.failure ? 'danger' : 'neutral'} icon={<Icon icon={FileText} size="sm" />}>
            {draft.failure
              ? `${draft.name}：${draft.failure}`
              : draft.documentId
                ? draft.name
                : text.uploading(draft.name)}
          </Tag>
          {draft.failure ? (
            <IconButton
              size="sm"
              label={text.retryAttachment(draft.name)}
              icon={<Icon icon={Paperclip} />}
              onPress={() => attachments.retry(draft)}
            />
          ) : null}
          <IconButton
            size="sm"
            label={text.removeAttachment(draft.name)}
            icon={<Icon icon={X} />}
            onPress={() => attachments.remove(draft.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AttachButtonProps extends AttachmentsProps {
  /** The field behind the button, for another way to open it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Button 添加附件: opens the file chooser, for one file or several. */
export function AttachButton({ attachments, inputRef }: AttachButtonProps) {
  const text = useChatText().composer;
  return (
    <FileTrigger
      ref={inputRef}
      acceptedFileTypes={attachmentTypes}
      allowsMultiple
      onSelect={(files) => attachments.add([...(files ?? [])])}
    >
      <IconButton label={text.attach} icon={<Icon icon={Paperclip} />} />
    </FileTrigger>
  );
}
