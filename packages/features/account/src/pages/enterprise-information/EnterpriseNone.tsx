'use client';
import { queryScope } from '@hengce/feature-kit';
import { Button, StateView } from '@hengce/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EnterpriseDialog } from './EnterpriseDialog';
import type { EnterpriseMenuProps } from './EnterpriseMenu';
import { useEnterpriseInformationText } from './text';

export function EnterpriseNone({ isAdding, onAddingChange }: Pick<EnterpriseMenuProps, 'isAdding' | 'onAddingChange'>) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const client = useQueryClient();
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
        onSaved={() => void client.invalidateQueries({ queryKey: [queryScope] })}
      />
    </>
  );
}
