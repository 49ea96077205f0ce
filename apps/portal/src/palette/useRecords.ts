import { call } from '@hengce/api';
import type { OwnWork } from '@hengce/chat';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { useMeetingHrefs } from '@hengce/feature-meeting';
import { useProofreadingHrefs } from '@hengce/feature-proofreading';
import { usePolicyHrefs } from '@hengce/policy';
import { usePptHrefs } from '@hengce/ppt';
import { useQuery } from '@tanstack/react-query';

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
 * more in their title, slides or spoken words, at most five each.
 */
export function useRecords(typed: string, isWanted: boolean): Records & { isLoading: boolean } {
  const { api } = useFeatureHost();
  const toDeclaration = usePolicyHrefs().declaration;
  const toDeck = usePptHrefs().deck;
  const toMeeting = useMeetingHrefs().meeting;
  const toProof = useProofreadingHrefs().textCorrection;
  const wanted = [...typed.trim()].slice(0, 100).join('');
  const q = useDebounced(wanted, pause);
  const enabled = isWanted && [...q].length > 1;
  const query = { q, pageNum: 1, pageSize: shown };
  const { data, isFetching } = useQuery({
    queryKey: ['hc', 'palette', 'records', q],
    enabled,
    // What one module cannot answer does not hide what the others found.
    queryFn: async ({ signal }): Promise<Records> => {
      const at = { params: { query }, signal };
      const [declarations, decks, meetings, proofs] = await Promise.all([
        rowsOf(call(api.main.GET('/api/gDeclaraManage/list', at))),
        rowsOf(call(api.main.GET('/api/ppt/decks', at))),
        rowsOf(call(api.main.GET('/api/meeting/meetings', at))),
        rowsOf(call(api.main.GET('/api/proofreading/documents', at))),
      ]);
      return {
        declarations: declarations.map(({ id, projectName, stateName }) => ({
          id,
          title: projectName,
          detail: { found: stateName },
          href: toDeclaration(id),
        })),
        decks: decks.map(({ id, title, hit, updatedAt }) => ({
          id,
          title,
          detail: hit === undefined ? { changedAt: updatedAt } : { found: hit },
          href: toDeck(id),
        })),
        meetings: meetings.map(({ id, title, hits, updatedAt }) => {
          const said = hits?.segments[0]?.text;
          return {
            id,
            title,
            detail: said === undefined ? { changedAt: updatedAt } : { found: said },
            href: toMeeting(id),
          };
        }),
        proofs: proofs.map(({ id, name, updatedAt }) => ({
          id,
          title: name,
          detail: { changedAt: updatedAt },
          href: toProof(new URLSearchParams({ document: id }).toString()),
        })),
      };
    },
  });
  // What was found for an earlier text is left out.
  return { ...((enabled && q === wanted ? data : undefined) ?? nothing), isLoading: isFetching };
}

const nothing: Records = { declarations: [], decks: [], meetings: [], proofs: [] };

const rowsOf = <Row>(page: Promise<{ rows: readonly Row[] }>): Promise<readonly Row[]> =>
  page.then(
    ({ rows }) => rows,
    () => [],
  );
