'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { type Recogniser, type Recognition, recognitionQueries } from '../../../data/recognition';

export interface KnownRecognition {
  /** Null where none is configured. */
  recogniser: Recogniser | null;
  /** Null where it was never asked for. */
  recognition: Recognition | null;
}

/** What is known of the transcription of a meeting; null until it is read. Without it the page is whole: its sound and its words are there. */
export function useRecognition(meetingId: string): KnownRecognition | null {
  const { api } = useFeatureHost();
  const service = useQuery(recognitionQueries(api).recogniser());
  const progress = useQuery(recognitionQueries(api).recognition(meetingId));
  if (!service.data || !progress.data) return null;
  return { ...service.data, ...progress.data };
}

/** Whether a transcription can be asked for: with a recogniser, and with none under way. */
export function useMayRecognise(meetingId: string): boolean {
  const known = useRecognition(meetingId);
  const isUnderWay = known?.recognition != null && known.recognition.state !== 'done';
  return known?.recogniser != null && !isUnderWay;
}
