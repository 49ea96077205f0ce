import type { ApiError, Fact, FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { lacksUnit } from '@hengce/text';
import { toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { factMutations } from '../../../data/facts';
import { asWan, formatFact } from '../../../model/factValue';
import { useEnterpriseInformationText } from '../text';
import { type Unsaved, useUnsavedFacts } from './unsavedFacts';
import { useFactChange } from './useFactChange';

type Refusal = Unsaved['attempt'];
type Attempt = Refusal | { status: 'saving' | 'saved'; message?: undefined };

/**
 * State of a fact's field: typed text stays until it is saved or discarded with Escape. It is saved when the field is
 * left; an empty field removes the value, because only absence means 不清楚; the value stays in the history with its
 * evidence.
 */
export function useFactCell(enterpriseId: string, fact: Fact, period: string | null, chosen: FactValue | undefined) {
  const { api } = useFeatureHost();
  const text = useEnterpriseInformationText().enterpriseInformation;
  const change = useFactChange(enterpriseId);
  const written = (value: FactValue | undefined) => (value ? formatFact(fact.type, value.value, fact.unit, text) : '');
  const shown = written(chosen);
  const unsaved = useUnsavedFacts();
  const place = `${enterpriseId} ${fact.key} ${period ?? ''}`;
  const [draft, setDraft] = useState<string | null>(() => unsaved.get(place)?.written ?? null);
  const [attempt, setAttempt] = useState<Attempt | undefined>(() => unsaved.get(place)?.attempt);
  const mutations = factMutations(api, enterpriseId);
  const put = useMutation(mutations.save);
  const take = useMutation(mutations.remove);
  const wanted = useRef<string>(null);
  const isSaving = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const refuse = (latest: string, refusal: Refusal): void => {
    setAttempt(refusal);
    unsaved.keep(place, { enterpriseId, fact, period, written: latest, attempt: refusal });
  };

  const store = async (value: string, known: FactValue | undefined): Promise<FactValue | undefined> => {
    if (value !== '') {
      const saved = await put.mutateAsync({ key: fact.key, value, ...(period === null ? {} : { period }) });
      change({ key: fact.key, value: saved });
      return saved;
    }
    if (known) {
      await take.mutateAsync(known.factId);
      change({ key: fact.key, removed: known });
    }
  };
  /** Saves typed text. Bare digits are in 万元, which stands beside the field; those that would be too much are refused with a question. */
  const saveClear = async (latest: string): Promise<void> => {
    if (fact.type !== 'money' || !lacksUnit(latest) || latest.trim() === shown) return save(latest);
    const inWan = asWan(latest);
    if (inWan === null) return refuse(latest, { status: 'invalid', message: text.table.needsUnit(latest.trim()) });
    setDraft(inWan);
    await save(inWan);
  };
  /** Saves one text after the other: one that is left or chosen while another is saved comes next, and of several the last. */
  const save = async (latest: string): Promise<void> => {
    wanted.current = latest;
    if (isSaving.current) return;
    isSaving.current = true;
    let known = chosen;
    while (wanted.current !== null) {
      const next: string = wanted.current;
      wanted.current = null;
      const isSame = next.trim() === written(known);
      if (!isSame) setAttempt({ status: 'saving' });
      try {
        if (!isSame) known = await store(next.trim(), known);
        // What was typed meanwhile stays.
        setDraft((now) => (now === next ? null : now));
        setAttempt(isSame ? undefined : { status: 'saved' });
        unsaved.drop(place);
      } catch (error) {
        refuse(next, refusalOf(error as ApiError, text.table.notSaved));
        // Whoever has left already does not see the field.
        if (!isShown.current) toast(text.table.leftUnsavedOf(text.table.cell(fact.label, period)), { tone: 'error' });
      }
    }
    isSaving.current = false;
  };

  return {
    shown: draft ?? shown,
    isDirty: draft !== null,
    attempt,
    change(value: string) {
      setDraft(value);
      if (attempt?.status !== 'failed') setAttempt(undefined);
    },
    save: () => saveClear(draft ?? shown),
    choose(value: string) {
      setDraft(value);
      return save(value);
    },
    restore() {
      wanted.current = null;
      setDraft(null);
      setAttempt(undefined);
      unsaved.drop(place);
    },
  };
}

/** Refusal of a value: a sentence about it is shown at its field; any other error says that nothing was lost. */
function refusalOf(error: ApiError, notSaved: (reason: string) => string): Refusal {
  if (error.kind === 'aborted' || error.kind === 'session-expired') return { status: 'failed' };
  const [own] = error.fieldErrors;
  return own ? { status: 'invalid', message: own.message } : { status: 'failed', message: notSaved(error.message) };
}
