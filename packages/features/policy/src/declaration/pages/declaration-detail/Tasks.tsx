'use client';
import type { DeclarationDetail } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Button, Checkbox, DatePicker, Icon, IconButton, TextField } from '@hengce/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { trackingMutations } from '../../data/declarations';
import { placeId } from '../../model/formFields';
import { cell, muted, row, rows } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { useDeclarationDetailText } from './text';

/** 任务: tasks of people with their days. */
export function Tasks({ declaration: { id, tasks } }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const now = useNow();
  const mutations = trackingMutations(api, id);
  const save = useDeclarationMutation(id, mutations.saveTask);
  const tick = useDeclarationMutation(id, mutations.tickTask);
  const remove = useDeclarationMutation(id, mutations.removeTask);
  const [isAdding, setAdding] = useState(false);
  return (
    <FactSection title={text.tasks}>
      {tasks.length === 0 ? <p className={muted}>{text.noTasks}</p> : null}
      <ul className={tasks.length > 0 ? rows : undefined}>
        {tasks.map((task) => (
          <li key={task.taskId} id={placeId('task', task.taskId)} className={row}>
            <div className={cell}>
              <Checkbox
                aria-label={text.doneTask(task.title)}
                isSelected={task.isDone}
                isDisabled={tick.isPending}
                onChange={(isDone) => tick.mutate({ taskId: task.taskId, isDone })}
              >
                {task.title}
              </Checkbox>
              <span className={muted}>
                {[task.dueOn && text.by(shortDate(task.dueOn, now)), task.owner].filter(Boolean).join('，')}
              </span>
            </div>
            <IconButton
              size="sm"
              label={text.removeOf(task.title)}
              icon={<Icon icon={Trash2} />}
              onPress={() => remove.mutate(task.taskId)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onPress={() => setAdding(true)}>
          {text.addTask}
        </Button>
      </div>
      {isAdding ? (
        <TaskDialog
          isPending={save.isPending}
          onClose={() => setAdding(false)}
          onSave={(task) => save.mutate({ ...task, isDone: false }, { onSuccess: () => setAdding(false) })}
        />
      ) : null}
    </FactSection>
  );
}

interface TaskDialogProps {
  isPending: boolean;
  onSave: (task: { title: string; dueOn: string | null; owner: string | null }) => void;
  onClose: () => void;
}

function TaskDialog({ isPending, onSave, onClose }: TaskDialogProps) {
  const text = useDeclarationDetailText().declarationDetail;
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [owner, setOwner] = useState('');
  return (
    <EntryDialog
      title={text.addTask}
      isPending={isPending}
      isIncomplete={title.trim() === ''}
      onClose={onClose}
      onSave={() => onSave({ title: title.trim(), dueOn, owner: owner.trim() || null })}
    >
      <TextField label={text.task} maxLength={100} value={title} onChange={setTitle} />
      <DatePicker label={text.dueOn} isOptional value={dueOn} onChange={setDueOn} />
      <TextField label={text.owner} isOptional maxLength={40} value={owner} onChange={setOwner} />
    </EntryDialog>
  );
}
