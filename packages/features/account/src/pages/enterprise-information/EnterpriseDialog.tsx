'use client';
import type { Enterprise } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Dialog, Skeleton, toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { enterpriseMutations } from '../../data/facts';
import type { StartFact } from '../../model/pasted';
import { useEnterpriseInformationText } from './text';

// The form and what reads a licence wait until somebody opens it.
const EnterpriseForm = lazy(async () => ({ default: (await import('./EnterpriseForm')).EnterpriseForm }));

export interface EnterpriseDialogProps {
  /** Enterprise to edit; absent for a new one. */
  enterprise?: Enterprise;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Called after saving. `more` has pasted spreadsheet rows to import, empty for none; then the page to continue on.
   */
  onSaved: (saved: Enterprise, more: { table: string; goOn?: () => void }) => void;
  /** Called to save and continue with matching. */
  onStart?: () => void;
}

/** Dialog for an enterprise's basic information (企业基本信息): name, code, region, industry, date. */
export function EnterpriseDialog({ enterprise, isOpen, onOpenChange, onSaved, onStart }: EnterpriseDialogProps) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const save = useMutation(enterpriseMutations(api).save);
  const keep = useMutation(enterpriseMutations(api).keepFacts);
  const formId = useId();
  const keepFacts = async (id: string, facts: readonly StartFact[]) => {
    if (facts.length === 0) {
      toast(text.saved);
      return;
    }
    await keep.mutateAsync({ enterpriseId: id, facts }).then(
      ({ imported }) => toast(text.factsKept(imported)),
      () => toast(text.factsNotKept, { tone: 'error' }),
    );
  };
  const submit = (label: string, name: string, isPrimary: boolean) => (
    <Button
      type="submit"
      form={formId}
      value={name}
      variant={isPrimary ? 'primary' : 'secondary'}
      isPending={save.isPending}
    >
      {save.isPending && isPrimary ? text.saving : label}
    </Button>
  );
  return (
    <Dialog
      title={enterprise ? text.edit : text.add}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={() => (
        <>
          {submit(text.save, 'save', !onStart)}
          {onStart ? submit(text.start, 'start', true) : null}
        </>
      )}
    >
      <Suspense fallback={<Skeleton variant="block" height={320} />}>
        <EnterpriseForm
          id={formId}
          enterprise={enterprise}
          save={save}
          onSaved={async (saved, { facts, table, button }) => {
            await keepFacts(saved.id, facts);
            onOpenChange(false);
            onSaved(saved, { table, ...(button === 'start' && onStart && { goOn: onStart }) });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
