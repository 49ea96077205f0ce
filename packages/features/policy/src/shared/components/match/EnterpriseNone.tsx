'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { LinkButton, StateView } from '@hengce/ui';
import { useMatchText } from './text';

/** Empty state without an enterprise to match. */
export function EnterpriseNone() {
  const text = useMatchText().match.none;
  const href = useExternalLink('account.enterpriseInformation', { add: '1' });
  return (
    <StateView
      kind="empty"
      size="page"
      title={text.title}
      description={text.body}
      primaryAction={
        href ? (
          <LinkButton variant="primary" href={href}>
            {text.add}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
