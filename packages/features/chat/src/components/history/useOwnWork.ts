'use client';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { chatQueries } from '../../data/chat';
import { knowledgeQueries } from '../../data/knowledge';
import { useChatHrefs } from '../../hrefs';
import { sceneHref } from './sceneHref';

/** A conversation, a knowledge base, or a place in one of the account's documents. */
export interface OwnWork {
  id: string;
  title: string;
  /** Text that was found in it, or the time of its last change, for a knowledge base that of its creation (ISO 8601). */
  detail: { found: string } | { changedAt: string };
  href: string;
}

/** Milliseconds without typing before a search. */
const pause = 200;
const shown = 5;
/** Least number of characters of a search; a single one is in every document. */
const shortest = 2;

/**
 * Conversations, knowledge bases (by name) and documents of the account that match the typed text (its first 100
 * characters), at most five each, for command palettes; what was found for an earlier text is left out. For an empty
 * text the latest conversations; for one character nothing. Partial where one of the lists could not be read.
 */
export function useOwnWork(
  typed: string,
  isWanted: boolean,
): { conversations: OwnWork[]; bases: OwnWork[]; documents: OwnWork[]; isLoading: boolean; isPartial: boolean } {
  const { api } = useFeatureHost();
  const hrefs = useChatHrefs();
  const wanted = [...typed.trim()].slice(0, 100).join('');
  const q = useDebounced(wanted, pause);
  const isSearch = [...q].length >= shortest;
  const talks = useInfiniteQuery({ ...chatQueries(api).history({ q }), enabled: isWanted && (q === '' || isSearch) });
  const places = useQuery({ ...knowledgeQueries(api).places(q), enabled: isWanted && isSearch });
  const bases = useQuery({ ...chatQueries(api).knowledgeBases(), enabled: isWanted && isSearch });
  const isAnswer = q === wanted && !talks.isPlaceholderData;
  const talked = isAnswer ? (talks.data?.pages[0]?.rows ?? []) : [];
  const hits = isAnswer && isSearch ? (places.data?.hits ?? []) : [];
  const named = isSearch ? (bases.data?.rows ?? []).filter(({ name }) => name.includes(wanted)) : [];
  return {
    conversations: talked.slice(0, shown).map((row) => ({
      id: row.id,
      title: row.title,
      detail: row.hit ? { found: row.hit } : { changedAt: row.updatedAt },
      href: sceneHref(hrefs, row),
    })),
    bases: named.slice(0, shown).map(({ id, name, createdAt }) => ({
      id,
      title: name,
      detail: { changedAt: createdAt },
      href: hrefs.to('knowledge', new URLSearchParams({ base: id }).toString()),
    })),
    // The best place of each document.
    documents: hits
      .filter(({ documentId }, at) => hits.findIndex((hit) => hit.documentId === documentId) === at)
      .slice(0, shown)
      .map(({ documentId, documentName, page, text }) => ({
        id: documentId,
        title: documentName,
        detail: { found: text },
        href: hrefs.to('knowledge', new URLSearchParams({ doc: documentId, at: String(page ?? 0) }).toString()),
      })),
    isLoading: isWanted && (talks.isFetching || places.isFetching),
    isPartial: isWanted && [talks, places, bases].some(({ isLoadingError }) => isLoadingError),
  };
}
