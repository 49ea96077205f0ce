'use client';
import { hasOnlyFailed, useNow } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { shortDate } from '@hengce/text';
import { Button, Heading, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { usePolicyText } from '../../../shared/text';
import { firmLine, muted, part } from '../../components/acquisition.css';
import { ConditionCounts } from './ConditionCounts';
import { resultHead } from './EnterpriseCheckPage.css';
import { type EnterpriseCheckState, runName } from './enterpriseCheckState';
import { FoundFirms } from './FoundFirms';
import { useEnterpriseCheckText } from './text';
import { useRunResult } from './useRunResult';

export interface RunResultProps {
  state: EnterpriseCheckState;
  onChange: (patch: Partial<EnterpriseCheckState>) => void;
}

const id = 'acquisition-result';

/** Result of a run in the present directory: counts by condition, and the firms. */
export function RunResult({ state, onChange }: RunResultProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { comma } = usePolicyText();
  const now = useNow();
  const { run } = state;
  const result = useRunResult(state);
  const { data } = result;
  const back = (
    <Button size="sm" onPress={() => onChange({ run: '', verdict: 'met', page: 1 })}>
      {text.back}
    </Button>
  );
  if (isAbsent(result.error))
    return <StateView kind="noResult" title={text.resultGone} description={text.resultGoneBody} primaryAction={back} />;
  if (hasOnlyFailed(result))
    return <QueryFailure query={result} title={text.resultFailed} kept={text.resultKept} secondaryAction={back} />;
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={8} />} label={text.resultLoading}>
      {data ? (
        <section className={part} aria-labelledby={id}>
          <div className={resultHead}>
            <Heading level={2} id={id}>
              {runName(data.run, comma)}
            </Heading>
            <div className={firmLine}>
              <span className={muted}>{text.asOf(data.firmCount, shortDate(data.asOf, now))}</span>
              {back}
            </div>
          </div>
          <ConditionCounts conditions={data.conditions} />
          <FoundFirms key={run} result={data} state={state} isStale={result.isPlaceholderData} onChange={onChange} />
        </section>
      ) : null}
    </SkeletonDelay>
  );
}
