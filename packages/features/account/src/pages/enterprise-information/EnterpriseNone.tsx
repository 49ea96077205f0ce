'use client';
import { queryScope } from '@hengce/feature-kit';
import { Button, StateView } from '@hengce/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EnterpriseDialog } from './EnterpriseDialog';
import { useEnterpriseInformationText } from './text';

export function EnterpriseNone() {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <StateView
        kind="empty"
        title={text.emptyTitle}
        description={text.emptyBody}
        primaryAction={
          <Button variant="primary" onPress={() => setAdding(true)}>
            {text.enterprise.add}
          </Button>
        }
      />
      <EnterpriseDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        onSaved={() => void client.invalidateQueries({ queryKey: [queryScope] })}
      />
    </>
  );
}
