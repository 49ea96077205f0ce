'use client';
import type { ApiError, CodePurpose } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMutations } from '../data/signIn';
import { codes } from '../model/failure';
import { useSecondsUntil } from './useSecondsUntil';

interface Wait {
  phone: string;
  /** ms since the epoch, from the server's answer. */
  until: number;
}

export interface VerifyCode {
  /** Seconds until another message may be requested for this phone. */
  waitSeconds: number;
  isSending: boolean;
  /** Minutes for which the last code is valid, once one was sent to this phone. */
  sentForMinutes: number | undefined;
  send: (callbacks: { onSent: () => void; onFailed: (error: ApiError) => void }) => void;
}

/** Verification codes for a phone: requests one and counts down to the next. Use it above tabs, so that changing them loses nothing. */
export function useVerifyCode(phone: string, purpose: CodePurpose): VerifyCode {
  const { api } = useFeatureHost();
  const [wait, setWait] = useState<Wait | null>(null);
  const sending = useMutation(accountMutations(api).sendCode);
  const waitFor = (seconds: number, forPhone: string) =>
    setWait({ phone: forPhone, until: Date.now() + seconds * 1000 });
  const isForThis = sending.variables?.phone === phone && sending.variables.purpose === purpose;
  return {
    waitSeconds: useSecondsUntil(wait?.phone === phone ? wait.until : 0),
    isSending: sending.isPending,
    sentForMinutes: isForThis && sending.data ? Math.max(1, Math.floor(sending.data.expiresInSeconds / 60)) : undefined,
    send({ onSent, onFailed }) {
      if (sending.isPending) return;
      sending.mutate(
        { phone, purpose },
        {
          onSuccess(data) {
            waitFor(data.resendAfterSeconds, phone);
            onSent();
          },
          onError(error) {
            if (error.code === codes.codeSentBefore && error.retryAfterSeconds) waitFor(error.retryAfterSeconds, phone);
            onFailed(error);
          },
        },
      );
    },
  };
}
