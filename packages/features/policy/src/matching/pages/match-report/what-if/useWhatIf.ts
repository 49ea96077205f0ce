'use client';
import type { MatchQuestion, MatchReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchQueries } from '../../../../shared/data/match';
import { isNumeric } from '../../../../shared/model/answers';
import type { TriedChange } from './trial';
import { trialQuery } from './trialQuery';

/** Fact with a known number that can be varied. */
export interface TriedFact {
  question: MatchQuestion;
  /** Number as stored. */
  value: number;
  /** Reason why it cannot be this number; absent when it can. */
  problem?: string;
}

const knownValue = ({ answer }: MatchQuestion): number | null =>
  answer?.kind === 'exact' && typeof answer.value === 'number' ? answer.value : null;

/** Key, period and value of a tried fact, from the id of its question: fact:rdExpense:2025 is rdExpense of 2025. */
function changeOf({ question, value }: TriedFact): TriedChange {
  const [, key = '', period = ''] = question.id.split(':');
  return { key, period, value };
}

const maxFacts = 5;

/**
 * Facts to vary, at most five, and the items that would change group, computed in the page. Two facts that the report
 * calls changeable are there from the start, else the first known one.
 */
export function useWhatIf(
  { variant }: Pick<MatchReport, 'variant'>,
  enterpriseId: string,
  suggested: readonly string[],
  isOpen: boolean,
) {
  const { api } = useFeatureHost();
  const progress = useQuery({ ...matchQueries(api).progress(enterpriseId, variant), enabled: isOpen });
  const trial = useQuery({ ...trialQuery(api, enterpriseId, variant), enabled: isOpen });
  const known = (progress.data?.questions ?? []).filter((one) => isNumeric(one) && knownValue(one) !== null);
  const [picked, setPicked] = useState<readonly string[]>();
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  const first = known.filter(({ id }) => suggested.includes(id)).slice(0, 2);
  const ids = picked ?? (first.length > 0 ? first : known.slice(0, 1)).map(({ id }) => id);
  const tried = ids.flatMap((id): TriedFact[] => {
    const question = known.find((one) => one.id === id);
    return question ? [{ question, value: values[id] ?? (knownValue(question) as number) }] : [];
  });
  const facts = tried.map((fact): TriedFact => {
    const problem = trial.data?.problemOf(changeOf(fact));
    return problem ? { ...fact, problem } : fact;
  });
  const changes = tried.filter(({ question, value }) => value !== knownValue(question)).map(changeOf);
  const result = changes.length > 0 ? trial.data?.tryOut(changes) : undefined;
  return {
    readings: [progress, trial],
    facts,
    others: ids.length < maxFacts ? known.filter(({ id }) => !ids.includes(id)) : [],
    result,
    add: (id: string) => setPicked([...ids, id]),
    remove(id: string) {
      setPicked(ids.filter((one) => one !== id));
      setValues(({ [id]: _, ...rest }) => rest);
    },
    change: (id: string, value: number) => setValues((before) => ({ ...before, [id]: value })),
    reset: () => setValues({}),
    originalOf: knownValue,
  };
}
