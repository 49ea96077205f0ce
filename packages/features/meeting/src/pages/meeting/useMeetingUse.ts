'use client';
import { createRequestKey } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type Meeting, meetingKey, usesKey } from '../../data/meeting';
import { useMeetingText } from '../../text';

/** The one use (会议转写) of a meeting: transcription and minutes by a model cost it, whichever comes first. */
export function useMeetingUse({ id, isCounted }: Pick<Meeting, 'id' | 'isCounted'>) {
  const { kept } = useMeetingText().use;
  const { reserveUse } = useFeatureHost();
  const client = useQueryClient();
  const mayReserve = isCounted ? undefined : reserveUse;
  return {
    /** Whether the next such action costs it. */
    isDue: mayReserve !== undefined,
    /** Gives the key of such an action; null when no use is left, which the host has said. @throws ApiError of a call that failed */
    reserve: async (): Promise<string | null> =>
      mayReserve === undefined ? createRequestKey() : mayReserve('meeting', { kept }),
    /** To be called when the action has begun. */
    setCounted() {
      client.setQueryData<Meeting>(meetingKey(id), (meeting) => meeting && { ...meeting, isCounted: true });
      void client.invalidateQueries({ queryKey: usesKey });
    },
  };
}
