'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MeetingHead, meetingKey, meetingMutations, meetingsKey, settingsKey } from '../../data/meeting';
import { useMeetingText } from '../../text';

/** What can be done with a meeting as a whole; what went wrong is told. */
export function useMeetingActions({ id }: MeetingHead) {
  const text = useMeetingText().list;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(meetingMutations(api).update);
  const { mutateAsync: remove } = useMutation(meetingMutations(api).remove);
  const erasing = useMutation(meetingMutations(api).erase);
  // The row may be gone when the answer comes: only the promise is still heard.
  const after = (done: Promise<unknown>, told: () => void) =>
    void done.then(
      () => {
        told();
        for (const queryKey of [meetingsKey, meetingKey(id), settingsKey]) void client.invalidateQueries({ queryKey });
      },
      () => toast(text.failed, { tone: 'error' }),
    );
  const restore = () => after(update({ meetingId: id, isRemoved: false }), () => toast(text.restored));
  return {
    rename: (title: string, done: () => void) => after(update({ meetingId: id, title }), done),
    restore,
    remove: () => after(remove(id), () => toast(text.removed, { action: { label: text.restore, onPress: restore } })),
    erase: (done: () => void) =>
      after(erasing.mutateAsync(id), () => {
        toast(text.erased);
        done();
      }),
    isErasing: erasing.isPending,
  };
}
