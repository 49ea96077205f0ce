'use client';
import type { DeclarationDetail, Obligation, ObligationKind } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dateInShanghai, shortDate } from '@hengce/text';
import { Button, Checkbox, DatePicker, Icon, IconButton, Select, Tag, TextField } from '@hengce/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { wasFiled } from '../../components/states';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { trackingMutations } from '../../data/declarations';
import { cell, line, muted, row, rows } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { useDeclarationDetailText } from './text';

/** 后续义务: obligations after the grant, with their days; nothing before the declaration is filed. */
export function Obligations({ declaration }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const now = useNow();
  const { id, obligations } = declaration;
  const mutations = trackingMutations(api, id);
  const save = useDeclarationMutation(id, mutations.saveObligation);
  const tick = useDeclarationMutation(id, mutations.tickObligation);
  const remove = useDeclarationMutation(id, mutations.removeObligation);
  const [isAdding, setAdding] = useState(false);
  if (obligations.length === 0 && !wasFiled(declaration)) return null;
  return (
    <FactSection title={text.obligations}>
      {obligations.length === 0 ? <p className={muted}>{text.noObligations}</p> : null}
      <ul className={obligations.length > 0 ? rows : undefined}>
        {obligations.map((each) => (
          <li key={each.obligationId} className={row}>
            <div className={cell}>
              <span className={line}>
                <Checkbox
                  aria-label={text.doneObligation(each.title)}
                  isSelected={each.doneOn !== null}
                  isDisabled={tick.isPending}
                  onChange={(isDone) =>
                    tick.mutate({ obligationId: each.obligationId, doneOn: isDone ? dateInShanghai(now) : null })
                  }
                >
                  {each.title}
                </Checkbox>
                <Tag size="sm">{text.obligation[each.kind]}</Tag>
              </span>
              <span className={muted}>
                {[
                  each.doneOn
                    ? text.doneOn(shortDate(each.doneOn, now))
                    : each.dueOn && text.by(shortDate(each.dueOn, now)),
                  each.note,
                ]
                  .filter(Boolean)
                  .join('，')}
              </span>
            </div>
            <IconButton
              size="sm"
              label={text.removeOf(each.title)}
              icon={<Icon icon={Trash2} />}
              onPress={() => remove.mutate(each.obligationId)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onPress={() => setAdding(true)}>
          {text.addObligation}
        </Button>
      </div>
      {isAdding ? (
        <ObligationDialog
          isPending={save.isPending}
          onClose={() => setAdding(false)}
          onSave={(obligation) => save.mutate(obligation, { onSuccess: () => setAdding(false) })}
        />
      ) : null}
    </FactSection>
  );
}

interface ObligationDialogProps {
  isPending: boolean;
  onSave: (obligation: Pick<Obligation, 'kind' | 'title' | 'dueOn' | 'note'>) => void;
  onClose: () => void;
}

function ObligationDialog({ isPending, onSave, onClose }: ObligationDialogProps) {
  const text = useDeclarationDetailText().declarationDetail;
  const [kind, setKind] = useState<ObligationKind>('annualReport');
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <EntryDialog
      title={text.addObligation}
      isPending={isPending}
      isIncomplete={title.trim() === '' || dueOn === null}
      onClose={onClose}
      onSave={() => dueOn !== null && onSave({ kind, title: title.trim(), dueOn, note: note.trim() || null })}
    >
      <Select
        label={text.kind}
        selectedKey={kind}
        onSelectionChange={(id) => setKind(id as ObligationKind)}
        items={Object.entries(text.obligation).map(([id, label]) => ({ id, label }))}
      />
      <TextField label={text.obligationTitle} maxLength={100} value={title} onChange={setTitle} />
      <DatePicker label={text.dueOn} value={dueOn} onChange={setDueOn} />
      <TextField label={text.note} isOptional maxLength={500} value={note} onChange={setNote} />
    </EntryDialog>
  );
}
