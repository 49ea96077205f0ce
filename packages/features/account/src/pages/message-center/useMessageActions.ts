'use client';
import type { ApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageMutations, messagesKey } from '../../data/messages';
import { useMessageCenterText } from './text';

export interface MessageActions {
  /** Marks messages as read; without ids the whole inbox. */
  read: (ids?: string[]) => void;
  archive: (id: string, isArchived: boolean) => void;
  isReadingAll: boolean;
}

/** Actions on messages; all message lists are refetched after them, and archiving can be undone. */
export function useMessageActions(): MessageActions {
  const { api } = useFeatureHost();
  const text = useMessageCenterText().messageCenter;
  const client = useQueryClient();
  const undo = useRef<() => void>(undefined);
  useEffect(() => () => undo.current?.(), []);
  const options = {
    onSuccess: () => client.invalidateQueries({ queryKey: messagesKey }),
    onError: (error: ApiError) => {
      if (error.kind !== 'aborted' && error.kind !== 'session-expired') toast(text.actionFailed, { tone: 'error' });
    },
  };
  const read = useMutation({ ...messageMutations(api).read, ...options });
  const move = useMutation({ ...messageMutations(api).archive, ...options });

  const archive = (id: string, isArchived: boolean) =>
    move.mutate(
      { ids: [id], isArchived },
      {
        onSuccess() {
          // One offer at a time, for what was done last.
          undo.current?.();
          if (isArchived)
            undo.current = toast(text.archived, { action: { label: text.undo, onPress: () => archive(id, false) } });
        },
      },
    );
  return {
    read: (ids) => read.mutate(ids ? { ids } : {}),
    archive,
    isReadingAll: read.isPending && read.variables.ids === undefined,
  };
}
