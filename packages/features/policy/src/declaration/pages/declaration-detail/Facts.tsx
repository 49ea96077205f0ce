'use client';
import type { DeclarationDetail } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { lastDayOf, shortAmount } from '@hengce/text';
import { Button, DeadlineRule, DescriptionList, DocumentName, Link, TextField } from '@hengce/ui';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { NumberInput } from '../../components/NumberInput';
import { isOver, wasFiled } from '../../components/states';
import { useDeclarationText } from '../../components/text';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { declarationMutations } from '../../data/declarations';
import { actions } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { RemoveDeclaration } from './RemoveDeclaration';
import { useDeclarationDetailText } from './text';

/** Basic data of a declaration, some of it editable. */
export function Facts({ declaration }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { delivery } = useDeclarationText().declaration;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const { policy, notice, batch, amountExpectedFen, deadline, receiptNo, ownerName, state, correctionDueOn } =
    declaration;
  const entry = notice?.entry;
  return (
    <FactSection title={text.facts}>
      <DescriptionList
        items={[
          {
            label: text.policy,
            value: (
              <Link variant="document" href={hrefs.detail(policy.policyId)}>
                <DocumentName>{policy.title}</DocumentName>
              </Link>
            ),
          },
          {
            label: text.notice,
            value: notice ? (
              <Link variant="document" href={hrefs.notice(notice.id)}>
                <DocumentName>{notice.title}</DocumentName>
              </Link>
            ) : null,
          },
          { label: text.delivery, value: declaration.delivery ? delivery[declaration.delivery] : null },
          { label: text.batch, value: batch },
          {
            label: text.amount,
            value:
              amountExpectedFen === null
                ? null
                : declaration.isAmountAsked
                  ? text.asked(shortAmount(amountExpectedFen))
                  : shortAmount(amountExpectedFen),
          },
          {
            label: correctionDueOn === null ? text.deadline : text.correctionDeadline,
            value:
              correctionDueOn !== null ? (
                <DeadlineRule state="open" closesAt={correctionDueOn} now={now} />
              ) : deadline === null || isOver(state) ? null : (
                <DeadlineRule
                  state={wasFiled(declaration) ? 'submitted' : 'open'}
                  opensAt={notice?.window.opensAt}
                  closesAt={lastDayOf(deadline)}
                  now={now}
                />
              ),
          },
          {
            label: text.entry,
            value: entry?.url ? (
              <Link variant="document" href={entry.url} isExternal>
                {entry.name}
              </Link>
            ) : (
              entry?.name
            ),
          },
          { label: text.receiptNo, value: receiptNo },
          { label: text.owner, value: ownerName },
        ]}
      />
      <span className={actions}>
        <Button size="sm" onPress={() => setEditing(true)}>
          {text.edit}
        </Button>
        <RemoveDeclaration declarationId={declaration.id} />
      </span>
      {isEditing ? <EditDialog declaration={declaration} onClose={() => setEditing(false)} /> : null}
    </FactSection>
  );
}

function EditDialog({ declaration, onClose }: { declaration: DeclarationDetail; onClose: () => void }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const save = useDeclarationMutation(declaration.id, declarationMutations(api, declaration.id).update);
  const [projectName, setProjectName] = useState(declaration.projectName);
  const [batch, setBatch] = useState(declaration.batch ?? '');
  const [amountExpectedFen, setAmount] = useState(declaration.isAmountAsked ? null : declaration.amountExpectedFen);
  const [ownerName, setOwner] = useState(declaration.ownerName);
  const [naming, setNaming] = useState(declaration.namingPattern ?? '');
  return (
    <EntryDialog
      title={text.editTitle}
      isPending={save.isPending}
      isIncomplete={projectName.trim() === ''}
      onClose={onClose}
      onSave={() =>
        save.mutate(
          {
            projectName: projectName.trim(),
            batch: batch.trim() || null,
            amountExpectedFen,
            ownerName: ownerName.trim() || null,
            namingPattern: naming.trim() || null,
          },
          { onSuccess: onClose },
        )
      }
    >
      <TextField label={text.projectName} maxLength={100} value={projectName} onChange={setProjectName} />
      <TextField label={text.batch} isOptional maxLength={40} value={batch} onChange={setBatch} />
      <NumberInput
        label={text.amount}
        isOptional
        unit="money"
        unitName={null}
        value={amountExpectedFen}
        onChange={setAmount}
      />
      <TextField
        label={text.owner}
        description={text.ownerHelp}
        isOptional
        maxLength={40}
        value={ownerName}
        onChange={setOwner}
      />
      <TextField
        label={text.naming}
        description={text.namingHelp}
        isOptional
        maxLength={120}
        value={naming}
        onChange={setNaming}
      />
    </EntryDialog>
  );
}
