'use client';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { withoutSampleMark } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../components/match/useEnterprise';
import { policyQueries } from '../data/queries';
import { nearOf } from '../model/reach';
import type { Suggestion } from '../model/types';
import { usePolicyText } from '../text';

/** Milliseconds without typing before suggestions are asked for. */
const pause = 150;
/** Largest number of characters that suggestions are asked for; nobody needs help after them. */
const longest = 60;

/**
 * Suggestions for typed text (its first 60 characters), for search fields and command palettes. None for an empty text,
 * and none where the call failed.
 */
export function usePolicySuggestions(typed: string): { suggestions: readonly Suggestion[]; isLoading: boolean } {
  const { api, session } = useFeatureHost();
  const { current } = useEnterprise(session.isSignedIn);
  const q = useDebounced([...typed.trim()].slice(0, longest).join(''), pause);
  const { sample, comma } = usePolicyText();
  const { data, isFetching } = useQuery(policyQueries(api).suggestions({ q, ...nearOf(current, false, q) }));
  // A failed suggestion is no loss: the search itself will say what is wrong.
  return { suggestions: q === '' ? [] : (data ?? []).map((one) => asShown(one, sample, comma)), isLoading: isFetching };
}

/** Suggestion of a sample without the mark in its text, said in its second line instead; any other unchanged. */
function asShown(suggestion: Suggestion, sample: string, comma: string): Suggestion {
  const text = withoutSampleMark(suggestion.text);
  const cut = suggestion.text.length - text.length;
  if (cut === 0) return suggestion;
  const marks = suggestion.marks.map(([from = 0, to = 0]) => [Math.max(0, from - cut), to - cut]);
  return { ...suggestion, text, marks, detail: [sample, suggestion.detail].filter(Boolean).join(comma) };
}
