'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useAutosave } from '@hengce/feature-parts';
import { minutesTemplates } from '@hengce/transcript';
import { Button, ConfirmDialog, Icon, Select, Text, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, PencilLine, RefreshCw, Sparkle } from 'lucide-react';
import { useState } from 'react';
import { UseNote } from '../../../components/UseNote';
import type { Meeting } from '../../../data/meeting';
import { type Minutes, type MinutesContent, minutesKey, minutesMutations, readMinutes } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { useExports } from '../files/useExports';
import { SavingNote } from '../transcript/SavingNote';
import { useMeetingUse } from '../useMeetingUse';
import { HandOverMenu } from './HandOverMenu';
import { MinutesEditing } from './MinutesEditing';
import { MinutesMark } from './MinutesMark';
import { MinutesReading } from './MinutesReading';
import { minutes as column, labels } from './minutes.css';
import { type Said, withoutEmptyLines } from './proofs';
import { WritingNote } from './WritingNote';

export const minutesDraftKey = (meetingId: string) => `meeting:${meetingId}:minutes`;
export const isMinutesContent = (work: unknown): work is MinutesContent =>
  typeof work === 'object' &&
  work !== null &&
  ['chapters', 'decisions', 'todos'].every((list) => Array.isArray(work[list as keyof typeof work]));

export interface OpenMinutesProps {
  meeting: Meeting;
  minutes: Minutes;
  said: Said;
  /** Edits of an earlier visit that did not arrive. */
  unsaved: Unsaved<MinutesContent> | null;
  onPlay: (startMs: number) => void;
  /** Reads the minutes anew. */
  onReload: () => void;
}

/** Minutes that were read: they can be edited, and are saved by themselves. */
export function OpenMinutes({ meeting, minutes, said, unsaved, onPlay, onReload }: OpenMinutesProps) {
  const all = useMeetingText();
  const text = all.minutes;
  const { api, drafts } = useFeatureHost();
  const client = useQueryClient();
  const [first] = useState(minutes.content);
  const [edited, setEdited] = useState(unsaved?.work ?? null);
  const content = edited ?? minutes.content;
  const [isEditing, setEditing] = useState(false);
  const [asking, setAsking] = useState<'rules' | 'model' | null>(null);
  const save = useMutation(minutesMutations(api).save);
  const write = useMutation(minutesMutations(api).write);
  const use = useMeetingUse(meeting);
  const setTemplate = useMutation(minutesMutations(api).template);
  const stop = useMutation(minutesMutations(api).stop);
  const draftKey = minutesDraftKey(meeting.id);
  const autosave = useAutosave<MinutesContent>({
    draftKey,
    work: edited ?? first,
    kept: { revision: unsaved?.revision ?? minutes.revision, work: first },
    async save(work, revision) {
      const saved = await save.mutateAsync({ meetingId: meeting.id, revision, content: withoutEmptyLines(work) });
      client.setQueryData(minutesKey(meeting.id), saved);
      return saved;
    },
  });
  const isEdited = minutes.isEdited || edited !== null;
  const isKept = isEdited || minutes.origin === 'model';
  const isRunning = minutes.writing?.state === 'running';
  const reload = () => void Promise.resolve(drafts?.write(draftKey, null)).then(onReload);
  const latest = () => readMinutes(api, meeting.id);
  const keepMine = () =>
    void latest().then(
      ({ revision }) => autosave.saveOn(revision),
      () => toast(all.saving.failed, { tone: 'error' }),
    );
  const told = (error: unknown) => {
    if (!isApiError(error)) throw error;
    toast(error.kind === 'rejected' ? error.message : text.again.failed, { tone: 'error' });
  };
  const whenSaved = (then: () => void) => void autosave.flush().then(then, told);
  const file = useExports({ meetingId: meeting.id, whenSaved });
  const choose = (template: Minutes['template']) =>
    setTemplate.mutate(
      { meetingId: meeting.id, template },
      {
        onSuccess: () =>
          client.setQueryData<Minutes>(minutesKey(meeting.id), (read) => (read ? { ...read, template } : read)),
        onError: told,
      },
    );
  const makeAnew = async (by: 'rules' | 'model') => {
    setAsking(null);
    const { revision } = await latest();
    if (by === 'rules') await save.mutateAsync({ meetingId: meeting.id, revision, content: null });
    else {
      const key = await use.reserve();
      if (key === null) return;
      await write.mutateAsync({ meetingId: meeting.id, revision, key });
      use.setCounted();
    }
    reload();
  };
  // Minutes by rules can be had again, so that nothing is asked.
  const ask = (by: 'rules' | 'model') => (isKept ? setAsking(by) : void makeAnew(by).catch(told));
  return (
    <section className={column} aria-label={text.title}>
      <div className={labels}>
        <MinutesMark origin={minutes.origin} isEdited={isEdited} />
        {isEdited ? <Text variant="meta">{all.transcript.saved[autosave.saving]}</Text> : null}
      </div>
      <SavingNote {...autosave} conflict={text.conflict} onReload={reload} onKeepMine={keepMine} />
      <WritingNote minutes={minutes} onStop={() => stop.mutate(meeting.id, { onSuccess: onReload, onError: told })} />
      {isEditing ? (
        <MinutesEditing {...{ content, said, onPlay }} template={minutes.template} onChange={setEdited} />
      ) : (
        <>
          <Select
            label={text.template}
            selectedKey={minutes.template}
            items={minutesTemplates.map(({ id }) => ({ id, label: text.templates[id] }))}
            onSelectionChange={(id) => choose(id as Minutes['template'])}
          />
          <MinutesReading
            {...{ content, said, onPlay }}
            template={minutes.template}
            {...(isRunning ? {} : { onChange: setEdited })}
          />
        </>
      )}
      {isRunning ? null : (
        <div className={labels}>
          <Button
            variant={isEditing ? 'primary' : 'secondary'}
            iconStart={isEditing ? undefined : <Icon icon={PencilLine} />}
            onPress={() => setEditing(!isEditing)}
          >
            {isEditing ? text.done : text.edit}
          </Button>
          {isEditing ? null : (
            <>
              <Button
                iconStart={<Icon icon={Download} />}
                isPending={file.isPending}
                onPress={() => file.exportAs('minutes')}
              >
                {text.export}
              </Button>
              <HandOverMenu {...{ meeting, minutes, content, said, whenSaved }} />
            </>
          )}
          {minutes.model === null || isEditing ? null : (
            <Button variant="quiet" iconStart={<Icon icon={Sparkle} />} onPress={() => ask('model')}>
              {text.again.model}
            </Button>
          )}
          {isKept && !isEditing ? (
            <Button variant="quiet" iconStart={<Icon icon={RefreshCw} />} onPress={() => ask('rules')}>
              {text.again.rules}
            </Button>
          ) : null}
        </div>
      )}
      {use.isDue && minutes.model !== null && !isRunning && !isEditing ? <UseNote /> : null}
      <ConfirmDialog
        title={text.again.title[asking ?? 'rules']}
        body={text.again.body}
        confirmLabel={text.again[asking ?? 'rules']}
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        onConfirm={() => asking && void makeAnew(asking).catch(told)}
      />
    </section>
  );
}
