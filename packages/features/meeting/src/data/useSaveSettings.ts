'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meetingMutations, meetingQueries } from './meeting';

/** Saves some of the settings of meetings; every page shows what the server made of them. */
export function useSaveSettings() {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  return useMutation({
    ...meetingMutations(api).saveSettings,
    onSuccess: (settings) => client.setQueryData(meetingQueries(api).settings().queryKey, settings),
  });
}
