import { call } from '@hengce/api';
import type { OwnWork } from '@hengce/chat';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { useMeetingHrefs } from '@hengce/feature-meeting';
import { useProofreadingHrefs } from '@hengce/feature-proofreading';
import { usePolicyHrefs } from '@hengce/policy';
import { usePptHrefs } from '@hengce/ppt';
import { useQueries } from '@tanstack/react-query';

/** Milliseconds without typing before a search. */
const pause = 200;
const shown = 5;

interface Records {
  declarations: OwnWork[];
  decks: OwnWork[];
  meetings: OwnWork[];
  proofs: OwnWork[];
}

/**
 * Declarations, decks, meetings and proofread documents of the account that have the typed text of two characters or
 * more in their title, slides or spoken words, at most five each. What one module cannot answer does not hide what the
 * others found: the answer is partial then.
 */
export function useRecords(typed: string, isWanted: boolean): Records & { isLoading: boolean; isPartial: boolean } {
  const { main } = useFeatureHost().api;
  const toDeclaration = usePolicyHrefs().declaration;
  const toDeck = usePptHrefs().deck;
  const toMeeting = useMeetingHrefs().meeting;
  const toProof = useProofreadingHrefs().textCorrection;
  const wanted = [...typed.trim()].slice(0, 100).join('');
  const q = useDebounced(wanted, pause);
  const enabled = isWanted && [...q].length > 1;
  const params = { query: { q, pageNum: 1, pageSize: shown } };
  const asking = <Found>(module: string, find: (signal: AbortSignal) => Promise<Found>) => ({
    queryKey: ['hc', 'palette', module, q],
    queryFn: ({ signal }: { signal: AbortSignal }) => find(signal),
    enabled,
  });
  const asked = useQueries({
    queries: [
      asking('declarations', (signal) => call(main.GET('/api/gDeclaraManage/list', { params, signal }))),
      asking('decks', (signal) => call(main.GET('/api/ppt/decks', { params, signal }))),
      asking('meetings', (signal) => call(main.GET('/api/meeting/meetings', { params, signal }))),
      asking('proofs', (signal) => call(main.GET('/api/proofreading/documents', { params, signal }))),
    ],
  });
  const [declarations, decks, meetings, proofs] = asked;
  // What was found for an earlier text is left out.
  const rowsOf = <Row>({ data }: { data: { rows: Row[] } | undefined }): Row[] =>
    enabled && q === wanted ? (data?.rows ?? []) : [];
  return {
    declarations: rowsOf(declarations).map(({ id, projectName, stateName }) => ({
      id,
      title: projectName,
      detail: { found: stateName },
      href: toDeclaration(id),
    })),
    decks: rowsOf(decks).map(({ id, title, hit, updatedAt }) => ({
      id,
      title,
      detail: hit === undefined ? { changedAt: updatedAt } : { found: hit },
      href: toDeck(id),
    })),
    meetings: rowsOf(meetings).map(({ id, title, hits, updatedAt }) => {
      const said = hits?.segments[0]?.text;
      return {
        id,
        title,
        detail: said === undefined ? { changedAt: updatedAt } : { found: said },
        href: toMeeting(id),
      };
    }),
    proofs: rowsOf(proofs).map(({ id, name, updatedAt }) => ({
      id,
      title: name,
      detail: { changedAt: updatedAt },
      href: toProof(new URLSearchParams({ document: id }).toString()),
    })),
    isLoading: asked.some(({ isFetching }) => isFetching),
    isPartial: enabled && asked.some(({ isLoadingError }) => isLoadingError),
  };
}
