'use client';
import type { MatchQuestion, MatchReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchQueries } from '../../../../shared/data/match';
import { useDebounced } from '../../../../shared/hooks/useDebounced';
import { isNumeric } from '../../../../shared/model/answers';

/** A fact whose number is known, so that another may be tried. */
export interface TriedFact {
  question: MatchQuestion;
  /** As stored. */
  value: number;
}

const knownValue = ({ answer }: MatchQuestion): number | null =>
  answer?.kind === 'exact' && typeof answer.value === 'number' ? answer.value : null;

/** fact:rdExpense:2025 → rdExpense of 2025. */
function changeOf({ question, value }: TriedFact) {
  const [, key = '', period = ''] = question.id.split(':');
  return { key, value, ...(period === '' ? {} : { period }) };
}

const mostFacts = 5;
/** As long as a hand rests between two moves. */
const restMs = 250;

/** Facts to try, and what they would move. What the report shows as within reach is there from the start. */
export function useWhatIf(
  { variant }: Pick<MatchReport, 'variant'>,
  enterpriseId: string,
  suggested: readonly string[],
  isOpen: boolean,
) {
  const { api } = useFeatureHost();
  const progress = useQuery({ ...matchQueries(api).progress(enterpriseId, variant), enabled: isOpen });
  const known = (progress.data?.questions ?? []).filter((one) => isNumeric(one) && knownValue(one) !== null);
  const [picked, setPicked] = useState<readonly string[]>();
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  const first = known.filter(({ id }) => suggested.includes(id)).slice(0, 2);
  const ids = picked ?? (first.length > 0 ? first : known.slice(0, 1)).map(({ id }) => id);
  const facts = ids.flatMap((id): TriedFact[] => {
    const question = known.find((one) => one.id === id);
    return question ? [{ question, value: values[id] ?? (knownValue(question) as number) }] : [];
  });
  const changes = facts.filter(({ question, value }) => value !== knownValue(question)).map(changeOf);
  const settled = useDebounced(changes.length === 0 ? '' : JSON.stringify(changes), restMs);
  const result = useQuery({
    ...matchQueries(api).whatIf({ enterpriseId, variant, changes: settled === '' ? [] : JSON.parse(settled) }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  return {
    progress,
    facts,
    others: ids.length < mostFacts ? known.filter(({ id }) => !ids.includes(id)) : [],
    hasChanges: changes.length > 0,
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
