'use client';
import type { Enterprise } from '@hengce/api';
import { queryScope, useFeatureHost } from '@hengce/feature-kit';
import { Button, ConfirmDialog, Icon, Menu, MenuTrigger, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { enterpriseMutations, factQueries } from '../../data/facts';
import { EnterpriseDialog, type EnterpriseDialogProps } from './EnterpriseDialog';
import { useEnterpriseInformationText } from './text';

export interface EnterpriseMenuProps {
  enterprises: readonly Enterprise[];
  current: Enterprise;
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
  isAdding: boolean;
  onAddingChange: (isAdding: boolean) => void;
  /** Called with the pasted spreadsheet rows of a new enterprise. */
  onMore: (more: Parameters<EnterpriseDialogProps['onSaved']>[1]) => void;
}

/** Menu of the account's enterprises: switch, add, edit and remove. */
export function EnterpriseMenu(props: EnterpriseMenuProps) {
  const { enterprises, current, isEditing, onEditingChange, isAdding, onAddingChange, onMore } = props;
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const select = useMutation(enterpriseMutations(api).select);
  const remove = useMutation(enterpriseMutations(api).remove);
  const [isRemoving, setRemoving] = useState(false);
  // Everything may depend on for whom one works.
  const refresh = () => void client.invalidateQueries({ queryKey: [queryScope] });
  const follow = (next: Enterprise) => {
    client.setQueryData(factQueries(api).enterprises().queryKey, (list) =>
      list?.map((each) => ({ ...each, isCurrent: each.id === next.id })),
    );
    refresh();
  };
  const switchTo = (id: string) =>
    select.mutate(id, {
      onSuccess(next) {
        follow(next);
        toast(text.switched(next.name));
      },
      onError: () => toast(text.switchFailed, { tone: 'error', action: { onPress: () => switchTo(id) } }),
    });
  const removeNow = () =>
    remove.mutate(current.id, {
      onSuccess() {
        setRemoving(false);
        refresh();
        toast(text.removed);
      },
      onError() {
        setRemoving(false);
        toast(text.removeFailed, { tone: 'error', action: { onPress: removeNow } });
      },
    });
  const others = enterprises.filter(({ id }) => id !== current.id);
  const act = (id: string) => {
    if (id === 'add') onAddingChange(true);
    else if (id === 'edit') onEditingChange(true);
    else if (id === 'remove') setRemoving(true);
    else switchTo(id);
  };
  return (
    <>
      <MenuTrigger>
        <Button iconEnd={<Icon icon={ChevronDown} />} isPending={select.isPending}>
          {text.more}
        </Button>
        <Menu
          placement="bottom end"
          onAction={act}
          items={[
            ...(others.length > 0
              ? [{ id: 'switch', title: text.switch, items: others.map(({ id, name }) => ({ id, label: name })) }]
              : []),
            {
              id: 'manage',
              items: [
                { id: 'edit', label: text.edit },
                { id: 'add', label: text.add },
              ],
            },
            { id: 'danger', items: [{ id: 'remove', label: text.remove, tone: 'danger' as const }] },
          ]}
        />
      </MenuTrigger>
      <EnterpriseDialog
        enterprise={isEditing ? current : undefined}
        isOpen={isEditing || isAdding}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          // One address is written at a time.
          if (isAdding) onAddingChange(false);
          if (isEditing) onEditingChange(false);
        }}
        onSaved={(saved, more) => {
          onMore(more);
          // What was added is what one wants to fill in.
          if (isAdding && !saved.isCurrent) switchTo(saved.id);
          else refresh();
        }}
      />
      <ConfirmDialog
        title={text.removeTitle(current.name)}
        body={text.removeBody(current.filled) + (others.length > 0 ? text.removeNext : '')}
        confirmLabel={remove.isPending ? text.removing : text.remove}
        tone="danger"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        isPending={remove.isPending}
        onConfirm={removeNow}
      />
    </>
  );
}
