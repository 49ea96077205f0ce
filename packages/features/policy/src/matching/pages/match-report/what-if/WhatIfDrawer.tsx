'use client';
import type { MatchReport } from '@hengce/api';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Drawer, Heading, Select, Skeleton, SkeletonDelay } from '@hengce/ui';
import { MoveList } from '../MoveList';
import { muted, section } from '../ReportPage.css';
import { useMatchReportText } from '../text';
import { useWhatIf } from './useWhatIf';
import { WhatIfCounts } from './WhatIfCounts';
import { WhatIfFact } from './WhatIfFact';

export interface WhatIfDrawerProps {
  report: MatchReport;
  enterpriseId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Drawer 如果资料变了: supposed numbers on top of the present facts, and the items that would change group. */
export function WhatIfDrawer({ report, enterpriseId, isOpen, onOpenChange }: WhatIfDrawerProps) {
  const text = useMatchReportText().matchReport.whatIf;
  const suggested = report.items.flatMap(({ ways }) =>
    ways.flatMap(({ changes }) => changes.map(({ key, period }) => `fact:${key}:${period ?? ''}`)),
  );
  const tried = useWhatIf(report, enterpriseId, suggested, isOpen);
  const { readings, facts, others, result } = tried;
  const failed = readings.find(hasOnlyFailed);
  return (
    <Drawer title={text.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      {failed ? (
        <QueryFailure query={failed} title={text.failedTitle} headingLevel={3} />
      ) : (
        <SkeletonDelay
          isLoading={readings.some(({ data }) => !data)}
          skeleton={<Skeleton lines={6} />}
          label={text.loading}
        >
          <div className={section}>
            <p className={muted}>{facts.length > 0 || others.length > 0 ? text.hint : text.noFacts}</p>
            {facts.map((fact) => (
              <WhatIfFact
                key={fact.question.id}
                {...fact}
                original={tried.originalOf(fact.question) ?? 0}
                onChange={(value) => tried.change(fact.question.id, value)}
                onRemove={() => tried.remove(fact.question.id)}
              />
            ))}
            {others.length > 0 ? (
              <Select
                label={text.add}
                selectedKey={null}
                onSelectionChange={tried.add}
                items={others.map(({ id, title }) => ({ id, label: title }))}
              />
            ) : null}
            <Heading level={3}>{text.counts}</Heading>
            {result ? (
              <div aria-live="polite" className={section}>
                <WhatIfCounts before={result.counts} after={result.countsAfter} />
                {result.moves.length > 0 ? <MoveList moves={result.moves} /> : <p className={muted}>{text.none}</p>}
                <div>
                  <Button onPress={tried.reset}>{text.reset}</Button>
                </div>
              </div>
            ) : (
              <p className={muted}>{text.still}</p>
            )}
          </div>
        </SkeletonDelay>
      )}
    </Drawer>
  );
}
