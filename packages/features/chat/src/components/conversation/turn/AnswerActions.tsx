'use client';
import { type ChatMessage, call, isApiError } from '@hengce/api';
import { type ArtifactTarget, useFeatureHost } from '@hengce/feature-kit';
import { htmlToText, Icon, IconButton, Menu, MenuTrigger, toast, useCopy, useCopyRich, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Copy, Ellipsis, FileDown, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { chatMutations } from '../../../data/chat';
import { useChatText } from '../../../text';
import { iconRow } from '../Conversation.css';
import { FeedbackDialog } from './FeedbackDialog';
import { useRating } from './useRating';

export interface AnswerActionsProps {
  message: ChatMessage;
  isBusy: boolean;
  onRegenerate: () => void;
}

/** Where an answer can be taken. */
const answerTargets = ['declaration', 'ppt', 'proofreading', 'meeting'] as const satisfies readonly ArtifactTarget[];
const formats = ['docx', 'pdf', 'md'] as const;

/** Buttons of an answer: 复制、重新回答、评价、导出, and 转到 where the host has somewhere to take it. */
export function AnswerActions({ message, isBusy, onRegenerate }: AnswerActionsProps) {
  const text = useChatText().answer;
  const { api, handOver, location } = useFeatureHost();
  const copy = useCopy();
  const copyRich = useCopyRich();
  const save = useSaveFile();
  const exporting = useMutation(chatMutations(api).export);
  const { rating, rate, isAsking, setAsking } = useRating(message);
  const [isExporting, setExporting] = useState(false);
  const labelled = () => (message.isGenerated ? `${message.text}\n\n${text.label}` : message.text);

  /** Specification §7: the content is fetched, its tags are stripped, the words go to the clipboard. */
  const copyPlain = () =>
    copy(async () => {
      const body = { id: message.id };
      const { content } = await call(api.main.POST('/api/chatAgentRecord/getContent', { body }));
      return htmlToText(content);
    });
  const exportAs = async (format: (typeof formats)[number]) => {
    setExporting(true);
    try {
      const { blob, fileName } = await exporting.mutateAsync({ messageId: message.id, format });
      save(blob, fileName);
    } catch (error) {
      if (isApiError(error) && error.kind === 'session-expired') return;
      toast(text.exportFailed, { tone: 'error', action: { onPress: () => void exportAs(format) } });
    } finally {
      setExporting(false);
    }
  };
  const targets = answerTargets.filter((target) => handOver?.[target]);
  const act = (id: string) => {
    if (id === 'copyWord') void copyRich(labelled());
    if (id === 'copyMarkdown') void copy(labelled());
    const format = formats.find((each) => each === id);
    if (format) void exportAs(format);
    const target = targets.find((each) => each === id);
    if (target)
      handOver?.[target]?.({
        kind: 'answer',
        id: message.id,
        title: message.text.split('\n')[0]?.replace(/[*#]/g, '').slice(0, 60) ?? '',
        text: message.text,
        citations: message.citations ?? [],
        policies: message.policies ?? [],
        figures: message.figures ?? null,
        isGenerated: message.isGenerated ?? false,
        sourceHref: location.pathname + location.search,
      });
  };
  return (
    <div className={iconRow}>
      <IconButton size="sm" label={text.copy} icon={<Icon icon={Copy} />} onPress={() => void copyPlain()} />
      <IconButton
        size="sm"
        label={text.again}
        icon={<Icon icon={RefreshCw} />}
        isDisabled={isBusy}
        onPress={onRegenerate}
      />
      <IconButton
        size="sm"
        label={text.up}
        aria-pressed={rating === 'up'}
        icon={<Icon icon={ThumbsUp} {...(rating === 'up' ? { tone: 'accent' } : {})} />}
        onPress={() => rate(rating === 'up' ? 'none' : 'up')}
      />
      <IconButton
        size="sm"
        label={text.down}
        aria-pressed={rating === 'down'}
        icon={<Icon icon={ThumbsDown} {...(rating === 'down' ? { tone: 'accent' } : {})} />}
        onPress={() => (rating === 'down' ? rate('none') : setAsking(true))}
      />
      <MenuTrigger>
        <IconButton size="sm" label={text.copyMenu} icon={<Icon icon={FileDown} />} isPending={isExporting} />
        <Menu
          items={[
            {
              id: 'copies',
              items: [
                { id: 'copyWord', label: text.copyWord },
                { id: 'copyMarkdown', label: text.copyMarkdown },
              ],
            },
            { id: 'exports', items: formats.map((id) => ({ id, label: text[id] })) },
          ]}
          onAction={act}
        />
      </MenuTrigger>
      {targets.length > 0 ? (
        <MenuTrigger>
          <IconButton size="sm" label={text.handOver} icon={<Icon icon={Ellipsis} />} />
          <Menu items={targets.map((id) => ({ id, label: text.targets[id] }))} onAction={act} />
        </MenuTrigger>
      ) : null}
      {isAsking ? (
        <FeedbackDialog
          onClose={() => setAsking(false)}
          onSend={(reasons, comment) => rate('down', reasons, comment)}
        />
      ) : null}
    </div>
  );
}
