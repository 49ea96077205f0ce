'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '../data/meeting';
import { useMeetingText } from '../text';

/** What captions, transcription and minutes by a model cost, and how many uses are left where they are limited. */
export function UseNote({ after }: { after?: string }) {
  const text = useMeetingText().use;
  const { data: left } = useQuery(meetingQueries(useFeatureHost().api).usesLeft());
  const said = [after, text.costs, left == null ? undefined : text.remaining(left)];
  return <Text variant="meta">{said.filter((sentence) => sentence !== undefined).join('。')}</Text>;
}
