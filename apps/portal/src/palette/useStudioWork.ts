import { call } from '@hengce/api';
import type { OwnWork } from '@hengce/chat';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { useMeetingHrefs } from '@hengce/feature-meeting';
import { usePptHrefs } from '@hengce/ppt';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds without typing before a search. */
const pause = 200;
const shown = 5;

/** Decks and meetings of the account whose title, slides or spoken words have the typed text of two characters or more, at most five each. */
export function useStudioWork(
  typed: string,
  isWanted: boolean,
): { decks: OwnWork[]; meetings: OwnWork[]; isLoading: boolean } {
  const { api } = useFeatureHost();
  const toDeck = usePptHrefs().deck;
  const toMeeting = useMeetingHrefs().meeting;
  const wanted = [...typed.trim()].slice(0, 100).join('');
  const q = useDebounced(wanted, pause);
  const enabled = isWanted && [...q].length > 1;
  const query = { q, pageNum: 1, pageSize: shown };
  const decks = useQuery({
    queryKey: ['hc', 'palette', 'decks', q],
    queryFn: ({ signal }) => call(api.main.GET('/api/ppt/decks', { params: { query }, signal })),
    enabled,
  });
  const meetings = useQuery({
    queryKey: ['hc', 'palette', 'meetings', q],
    queryFn: ({ signal }) => call(api.main.GET('/api/meeting/meetings', { params: { query }, signal })),
    enabled,
  });
  // What was found for an earlier text is left out.
  const isAnswer = enabled && q === wanted;
  return {
    decks: (isAnswer ? (decks.data?.rows ?? []) : []).map(({ id, title, hit, updatedAt }) => ({
      id,
      title,
      detail: hit === undefined ? { changedAt: updatedAt } : { found: hit },
      href: toDeck(id),
    })),
    meetings: (isAnswer ? (meetings.data?.rows ?? []) : []).map(({ id, title, hits, updatedAt }) => {
      const said = hits?.segments[0]?.text;
      return {
        id,
        title,
        detail: said === undefined ? { changedAt: updatedAt } : { found: said },
        href: toMeeting(id),
      };
    }),
    isLoading: decks.isFetching || meetings.isFetching,
  };
}
