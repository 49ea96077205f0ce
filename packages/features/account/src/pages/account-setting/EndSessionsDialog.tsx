'use client';
import type { ApiError, SessionInfo } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, ConfirmDialog, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingMutations, settingQueries } from '../../data/settings';
import { useAccountSettingText } from './text';

/** Sessions to end: one, or all but this one, with their number. */
export type WhatEnds = { session: SessionInfo } | { count: number };

export interface EndSessionsDialogProps {
  what: WhatEnds;
  onClose: () => void;
}

/** Confirmation before other devices are signed out. */
export function EndSessionsDialog({ what, onClose }: EndSessionsDialogProps) {
  const { api } = useFeatureHost();
  const text = useAccountSettingText().accountSetting.sessions;
  const client = useQueryClient();
  const one = useMutation(settingMutations(api).revoke);
  const others = useMutation(settingMutations(api).revokeOthers);
  const isPending = one.isPending || others.isPending;
  const refresh = () => void client.invalidateQueries({ queryKey: settingQueries(api).sessions().queryKey });
  const finish = (said: string) => {
    refresh();
    toast(said);
    onClose();
  };
  const end = () => {
    // It may be gone already; then the list must say so.
    const onError = refresh;
    if ('session' in what) one.mutate({ sessionId: what.session.id }, { onSuccess: () => finish(text.ended), onError });
    else others.mutate(undefined, { onSuccess: ({ revoked }) => finish(text.endedOthers(revoked)), onError });
  };
  const error: ApiError | null = one.error ?? others.error;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={'session' in what ? text.endTitle(what.session.device) : text.endOthersTitle}
      body={
        error ? (
          <Alert tone="danger">{error.message}</Alert>
        ) : 'session' in what ? (
          text.endBody
        ) : (
          text.endOthersBody(what.count)
        )
      }
      confirmLabel={isPending ? text.ending : text.end}
      onConfirm={end}
      isPending={isPending}
    />
  );
}
