'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { ConditionCells, LinkButton, StartGuide } from '@hengce/ui';
import { useMatchStartText } from './text';

/** Empty state without an enterprise: what matching needs, and what it finds. */
export function MatchGuide() {
  const text = useMatchStartText().matchStart.guide;
  const href = useExternalLink('account.enterpriseInformation', { add: '1' });
  return (
    <StartGuide
      title={text.title}
      description={text.body}
      action={
        href ? (
          <LinkButton variant="primary" href={href}>
            {text.add}
          </LinkButton>
        ) : undefined
      }
      steps={text.steps}
      examples={[<ConditionCells key="cells" met={6} unknown={1} hasCount summary="end" />]}
    />
  );
}
