'use client';
import type { Enterprise, MatchProgress } from '@hengce/api';
import { queryScope, useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { Button, LinkButton, SampleTag, Select, toast, UsageMeter } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMatchText } from '../../../shared/components/match/text';
import { matchMutations } from '../../../shared/data/match';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { useRunMatch } from '../../hooks/useRunMatch';
import { isAsked } from '../../model/questions';
import { actions, facts, firm, half, line, muted, name } from './MatchStartPage.css';
import { useMatchStartText } from './text';

export interface StartCardProps {
  enterprises: readonly Enterprise[];
  current: Enterprise;
  progress: MatchProgress;
}

/** Enterprise to match, completeness of its facts, and the start button. */
export function StartCard({ enterprises, current, progress }: StartCardProps) {
  const text = useMatchStartText().matchStart;
  const { run, outlook: outlookText } = useMatchText().match;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const factsHref = useExternalLink('account.enterpriseInformation');
  const running = useRunMatch(progress.variant);
  const select = useMutation(matchMutations(api).selectEnterprise);
  const switchTo = (id: string) =>
    select.mutate(id, {
      // Everything may depend on for whom one works.
      onSuccess: () => void client.invalidateQueries({ queryKey: [queryScope] }),
      onError: () => toast(text.switchFailed, { tone: 'error', action: { onPress: () => switchTo(id) } }),
    });
  const { outlook, total, decided, questions, variant } = progress;
  const hasBegun = questions.some((question) => isAsked(question) && question.answer !== null);
  const isOpen = outlook.open > 0;
  return (
    <div className={firm}>
      <div className={half}>
        {enterprises.length > 1 ? (
          <Select
            label={text.enterprise}
            items={enterprises.map(({ id, name: label }) => ({ id, label }))}
            selectedKey={current.id}
            onSelectionChange={switchTo}
            isPending={select.isPending}
          />
        ) : (
          <span className={line}>
            <span className={name}>{current.name}</span>
            {current.isSample ? <SampleTag /> : null}
          </span>
        )}
        <span className={muted}>{current.regionName}</span>
        <UsageMeter
          label={text.facts}
          used={current.filled}
          limit={current.total}
          unit=""
          valueText={text.factsOf(current.filled, current.total)}
          purpose="completeness"
          variant="stacked"
        />
        {factsHref ? (
          <div className={actions}>
            <LinkButton size="sm" href={factsHref}>
              {text.fill}
            </LinkButton>
          </div>
        ) : null}
      </div>
      <div className={half}>
        <span className={name}>{text.state}</span>
        <ul className={facts}>
          {total === 0 ? (
            <li>{text.noPolicies}</li>
          ) : (
            <>
              <li>{text.total[variant](total)}</li>
              <li>{text.decided(decided)}</li>
              <li>{isOpen ? outlookText(outlook) : text.noQuestions}</li>
            </>
          )}
        </ul>
        <div className={actions}>
          {isOpen ? (
            <LinkButton variant="primary" href={hrefs.matchProceed(undefined, progress.variant)}>
              {hasBegun ? text.resume : text.start}
            </LinkButton>
          ) : null}
          {total > 0 ? (
            <Button
              variant={isOpen ? 'secondary' : 'primary'}
              isPending={running.isRunning}
              onPress={() => void running.start(current.id)}
            >
              {running.isRunning ? run.running : text.direct}
            </Button>
          ) : null}
        </div>
        <span className={muted}>{run.cost}</span>
      </div>
    </div>
  );
}
