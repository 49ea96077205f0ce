import type { ApiError, Fact, FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { factMutations } from '../../data/facts';
import { formatFact } from '../../model/factValue';
import { useEnterpriseInformationText } from './text';
import { useFactChange } from './useFactChange';

interface Attempt {
  status: 'saving' | 'saved' | 'invalid' | 'failed';
  message?: string;
}

/**
 * One field of the vault: what was typed stays until it is saved or given up with Escape. Saved when it is left; an empty field
 * takes the value away, because only absence is 不清楚.
 */
export function useFactCell(enterpriseId: string, fact: Fact, period: string | null, chosen: FactValue | undefined) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation;
  const change = useFactChange(enterpriseId);
  const shown = chosen ? formatFact(fact.type, chosen.value, fact.unit, text) : '';
  const [draft, setDraft] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<Attempt>();
  const mutations = factMutations(api, enterpriseId);
  const put = useMutation(mutations.save);
  const take = useMutation(mutations.remove);

  const save = async (written: string): Promise<void> => {
    if (attempt?.status === 'saving') return;
    if (written.trim() === shown) {
      setDraft(null);
      setAttempt(undefined);
      return;
    }
    setAttempt({ status: 'saving' });
    try {
      if (written.trim() === '') {
        if (chosen) await take.mutateAsync(chosen.factId);
        change();
      } else {
        const body = { key: fact.key, value: written, ...(period === null ? {} : { period }) };
        change({ key: fact.key, value: await put.mutateAsync(body) });
      }
      // What was typed meanwhile is the next thing to save.
      setDraft((now) => (now === written ? null : now));
      setAttempt({ status: 'saved' });
    } catch (error) {
      setAttempt(refusalOf(error as ApiError, text.table.notSaved));
    }
  };

  return {
    shown: draft ?? shown,
    isDirty: draft !== null,
    attempt,
    change(written: string) {
      setDraft(written);
      if (attempt?.status !== 'failed') setAttempt(undefined);
    },
    save: (written = draft ?? shown) => save(written),
    restore() {
      setDraft(null);
      setAttempt(undefined);
    },
  };
}

/** A sentence about the value is the field's; everything else says that nothing was lost. */
function refusalOf(error: ApiError, notSaved: (reason: string) => string): Attempt {
  if (error.kind === 'aborted' || error.kind === 'session-expired') return { status: 'failed' };
  const [own] = error.fieldErrors;
  return own ? { status: 'invalid', message: own.message } : { status: 'failed', message: notSaved(error.message) };
}
