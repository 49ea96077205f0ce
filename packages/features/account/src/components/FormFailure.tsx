'use client';
import { useNow } from '@hengce/feature-kit';
import { Alert } from '@hengce/ui';
import { useMemo } from 'react';
import type { FormFailure as Failure } from '../model/failure';
import { useAccountText } from '../text';

const clock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Failure of a whole form: the reason, the time from which to try again, and the number for support; nothing without one. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  const text = useAccountText().failure;
  const now = useNow();
  // The hour of the failure, not of the last render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` moves on
  const retryAt = useMemo(
    () => failure?.retryAfterSeconds && clock.format(now.getTime() + failure.retryAfterSeconds * 1000),
    [failure],
  );
  if (!failure) return null;
  const parts = [
    failure.message,
    retryAt && text.retryAt(retryAt),
    failure.requestId && text.requestId(failure.requestId),
  ];
  return <Alert tone={failure.tone}>{parts.filter(Boolean).join('，')}</Alert>;
}
