'use client';
import type { ChatTemplate } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Dialog, SearchField, Skeleton, TextArea, TextField, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chatMutations, chatQueries } from '../../data/chat';
import { useChatText } from '../../text';
import { blanksOf, brokenBlank, shownTemplate } from './fillTemplate';
import { TemplateForm } from './TemplateForm';
import { blanks, foot, form, group, groupTitle, list, option, optionText } from './Templates.css';

export interface TemplateDialogProps {
  onClose: () => void;
  /** Called with the filled text, to put it into the input; it is never sent by itself. */
  onUse: (words: string) => void;
  /** Template to open with; absent for the list. */
  initial?: ChatTemplate;
}

/** Dialog 常用任务: choose a template and fill in its blanks; write, change and remove one's own. */
export function TemplateDialog({ onClose, onUse, initial }: TemplateDialogProps) {
  const text = useChatText().template;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const templates = useQuery(chatQueries(api).templates());
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ChatTemplate | undefined>(initial);
  const [edited, setEdited] = useState<{ id?: string; name: string; text: string }>();
  const save = useMutation(chatMutations(api).saveTemplate);
  const remove = useMutation(chatMutations(api).removeTemplate);
  const refresh = () => client.invalidateQueries({ queryKey: chatQueries(api).templates().queryKey });

  const broken = edited ? brokenBlank(edited.text) : undefined;
  const found = templates.data?.rows.filter(({ name, text: words }) => `${name}${words}`.includes(q.trim())) ?? [];
  const groups = [...new Set(found.map(({ isOwn, group: name = '' }) => (isOwn ? text.mine : name)))];
  const keep = async () => {
    if (!edited) return;
    try {
      await save.mutateAsync(edited);
      await refresh();
      setEdited(undefined);
    } catch {
      toast(text.failed, { tone: 'error' });
    }
  };
  const discard = async (id: string) => {
    try {
      await remove.mutateAsync({ id });
      await refresh();
      setEdited(undefined);
      toast(text.removed);
    } catch {
      toast(text.failed, { tone: 'error' });
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={chosen ? chosen.name : edited ? (edited.id ? text.edit : text.add) : text.title}
      {...(chosen || edited
        ? {}
        : { footer: () => <Button onPress={() => setEdited({ name: '', text: '' })}>{text.add}</Button> })}
    >
      {chosen ? (
        <TemplateForm template={chosen} onUse={onUse} onBack={() => setChosen(undefined)} />
      ) : edited ? (
        <div className={form}>
          <TextField
            label={text.name}
            value={edited.name}
            maxLength={30}
            onChange={(name) => setEdited({ ...edited, name })}
          />
          <TextArea
            label={text.body}
            description={text.bodyHelp}
            value={edited.text}
            maxLength={4000}
            onChange={(words) => setEdited({ ...edited, text: words })}
            errorMessage={broken ? text.broken[broken] : undefined}
          />
          <div className={blanks}>
            <Button size="sm" onPress={() => setEdited({ ...edited, text: `${edited.text}{{${text.blankName}}}` })}>
              {text.blank}
            </Button>
            <span>{blanksOf(edited.text).length > 0 ? text.blanks(blanksOf(edited.text)) : null}</span>
          </div>
          <div className={foot}>
            {edited.id ? <Button onPress={() => void discard(edited.id as string)}>{text.remove}</Button> : null}
            <Button onPress={() => setEdited(undefined)}>{text.cancel}</Button>
            <Button
              variant="primary"
              isPending={save.isPending}
              isDisabled={edited.name.trim() === '' || edited.text.trim() === '' || broken !== undefined}
              onPress={() => void keep()}
            >
              {text.save}
            </Button>
          </div>
        </div>
      ) : templates.isError ? (
        <QueryFailure query={templates} title={text.loadFailed} />
      ) : templates.isPending ? (
        <Skeleton variant="row" lines={4} />
      ) : (
        <div className={form}>
          <SearchField label={text.pick} placeholder={text.pick} value={q} onChange={setQ} autoFocus />
          {found.length === 0 ? <p>{text.none}</p> : null}
          {groups.map((name) => (
            <section key={name} className={group} aria-label={name}>
              <h3 className={groupTitle}>{name}</h3>
              <ul className={list}>
                {found
                  .filter((each) => (each.isOwn ? text.mine : (each.group ?? '')) === name)
                  .map((template) => (
                    <li key={template.id} className={option}>
                      <Button variant="quiet" onPress={() => setChosen(template)}>
                        {template.name}
                      </Button>
                      <span className={optionText}>{shownTemplate(template.text)}</span>
                      {template.isOwn ? (
                        <Button
                          size="sm"
                          onPress={() => setEdited({ id: template.id, name: template.name, text: template.text })}
                        >
                          {text.edit}
                        </Button>
                      ) : null}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
