'use client';
import { queryScope, useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { Button, StateView } from '@hengce/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EnterpriseDialog } from './EnterpriseDialog';
import type { EnterpriseMenuProps } from './EnterpriseMenu';
import { useEnterpriseInformationText } from './text';

export function EnterpriseNone({
  isAdding,
  onAddingChange,
  onMore,
}: Pick<EnterpriseMenuProps, 'isAdding' | 'onAddingChange' | 'onMore'>) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const client = useQueryClient();
  const { navigate } = useFeatureHost();
  const matching = useExternalLink('policy.matchProceed');
  return (
    <>
      <StateView
        kind="empty"
        title={text.emptyTitle}
        description={text.emptyBody}
        primaryAction={
          <Button variant="primary" onPress={() => onAddingChange(true)}>
            {text.enterprise.add}
          </Button>
        }
      />
      <EnterpriseDialog
        isOpen={isAdding}
        onOpenChange={onAddingChange}
        onSaved={(_, more) => {
          void client.invalidateQueries({ queryKey: [queryScope] });
          onMore(more);
        }}
        onStart={matching === undefined ? undefined : () => navigate(matching)}
      />
    </>
  );
}
