'use client';
import { createRequestKey, isApiError } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import type { RuleClass } from '@hengce/proofreading';
import { toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ProofreadingVersion, proofreadingMutations, proofreadingQueries } from '../../../data/proofreading';
import { contextAt } from '../../../model/ignored';
import type { FoundIssue } from '../../../reading/protocol';
import { useProofreadingText } from '../../../text';

type Check = MainComponents['schemas']['ProofreadingCheck'];

export interface ModelLayer {
  /** Name of the model; null: none is connected; undefined: not known yet. */
  name: string | null | undefined;
  check: Check | undefined;
  /** Its issues whose words still stand at the same offsets of the present text. */
  issues: readonly FoundIssue[];
  ask: () => void;
  isAsking: boolean;
}

const none: readonly FoundIssue[] = [];

/**
 * Issues of a model, requested by hand. The server has checked each against the text; one whose words have moved or
 * changed since is left out.
 */
export function useModelLayer(version: ProofreadingVersion, text: string, flush: () => Promise<unknown>): ModelLayer {
  const words = useProofreadingText().model;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { documentId, version: number } = version;
  const queries = proofreadingQueries(api);
  const settings = useQuery(queries.settings());
  const name = settings.data?.model;
  const check = useQuery({ ...queries.check(documentId, number), enabled: typeof name === 'string' });
  const begin = useMutation(proofreadingMutations(api).askModel);
  const ask = async () => {
    try {
      await flush();
      // The version is counted; the server gives the key back.
      const started = await begin.mutateAsync({ documentId, version: number, key: createRequestKey() });
      client.setQueryData(queries.check(documentId, number).queryKey, started);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'session-expired')
        toast(error.kind === 'rejected' ? error.message : words.notAsked, {
          tone: 'error',
          action: { onPress: () => void ask() },
        });
    }
  };
  const found = check.data?.issues;
  const issues = useMemo(
    () =>
      found
        ?.filter(({ source, from, to, original }) => source === 'model' && text.slice(from, to) === original)
        .map((issue) => placed(issue, text)) ?? none,
    [found, text],
  );
  return { name, check: check.data, issues, ask: () => void ask(), isAsking: begin.isPending };
}

function placed(issue: Check['issues'][number], text: string): FoundIssue {
  const context = contextAt(text, issue);
  const { exemption, ...rest } = issue;
  return {
    ...rest,
    class: issue.class as RuleClass,
    ...(exemption === null ? {} : { exemption }),
    context,
    id: `${issue.ruleId} ${issue.original} ${context} ${issue.from}`,
  };
}
