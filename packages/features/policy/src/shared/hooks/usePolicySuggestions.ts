'use client';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { withoutSampleMark } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../components/match/useEnterprise';
import { policyQueries } from '../data/queries';
import { nearOf } from '../model/reach';
import type { Suggestion } from '../model/types';
import { usePolicyText } from '../text';

/** Below this nobody pauses while typing; milliseconds. */
const pause = 150;
/** The call takes no more than 200 characters, and nobody needs help after 60. */
const longest = 60;

/** Suggestions for typed text, for search fields and command palettes. None for an empty text. */
export function usePolicySuggestions(typed: string): { suggestions: readonly Suggestion[]; isLoading: boolean } {
  const { api, session } = useFeatureHost();
  const { current } = useEnterprise(session.isSignedIn);
  const q = useDebounced([...typed.trim()].slice(0, longest).join(''), pause);
  const { sample, comma } = usePolicyText();
  const { data, isFetching } = useQuery(policyQueries(api).suggestions({ q, ...nearOf(current, false) }));
  // A failed suggestion is no loss: the search itself will say what is wrong.
  return { suggestions: q === '' ? [] : (data ?? []).map((one) => asShown(one, sample, comma)), isLoading: isFetching };
}

/** A sample says what it is in the second line. */
function asShown(suggestion: Suggestion, sample: string, comma: string): Suggestion {
  const text = withoutSampleMark(suggestion.text);
  const cut = suggestion.text.length - text.length;
  if (cut === 0) return suggestion;
  const marks = suggestion.marks.map(([from = 0, to = 0]) => [Math.max(0, from - cut), to - cut]);
  return { ...suggestion, text, marks, detail: [sample, suggestion.detail].filter(Boolean).join(comma) };
}
