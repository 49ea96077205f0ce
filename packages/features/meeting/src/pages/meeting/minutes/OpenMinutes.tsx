'use client';
import { call } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useAutosave } from '@hengce/feature-parts';
import { Button, ConfirmDialog, Icon, Tag, Text, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PencilLine, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Meeting } from '../../../data/meeting';
import { type Minutes, type MinutesContent, minutesKey, minutesMutations } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { MinutesEditing } from './MinutesEditing';
import { MinutesReading } from './MinutesReading';
import { minutes as column, labels } from './minutes.css';
import { type Said, withoutEmptyLines } from './proofs';
import { SavingNote } from './SavingNote';

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
  const text = useMeetingText().minutes;
  const { api, drafts } = useFeatureHost();
  const client = useQueryClient();
  const [first] = useState(minutes.content);
  const [edited, setEdited] = useState(unsaved?.work ?? null);
  const content = edited ?? minutes.content;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = useMutation(minutesMutations(api).save);
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
  const reload = () => void Promise.resolve(drafts?.write(draftKey, null)).then(onReload);
  const latest = () =>
    call(api.main.GET('/api/meeting/minutes/{meetingId}', { params: { path: { meetingId: meeting.id } } }));
  const keepMine = () =>
    void latest().then(
      ({ revision }) => autosave.saveOn(revision),
      () => toast(text.saving.failed, { tone: 'error' }),
    );
  const extractAnew = async () => {
    const { revision } = await latest();
    await save.mutateAsync({ meetingId: meeting.id, revision, content: null });
    reload();
  };
  return (
    <section className={column} aria-label={text.title}>
      <div className={labels}>
        <Tag>{text.byRules}</Tag>
        {isEdited ? <Tag tone="outline">{text.edited}</Tag> : null}
        {isEdited ? <Text variant="meta">{text.saved[autosave.saving]}</Text> : null}
      </div>
      <SavingNote {...autosave} onReload={reload} onKeepMine={keepMine} />
      {isEditing ? (
        <MinutesEditing {...{ content, said, onPlay }} onChange={setEdited} />
      ) : (
        <MinutesReading {...{ content, said, onPlay }} onChange={setEdited} />
      )}
      <div className={labels}>
        <Button
          variant={isEditing ? 'primary' : 'secondary'}
          iconStart={isEditing ? undefined : <Icon icon={PencilLine} />}
          onPress={() => setEditing(!isEditing)}
        >
          {isEditing ? text.done : text.edit}
        </Button>
        {isEdited && !isEditing ? (
          <Button variant="quiet" iconStart={<Icon icon={RefreshCw} />} onPress={() => setAsking(true)}>
            {text.again}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        title={text.againTitle}
        body={text.againBody}
        confirmLabel={text.again}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          void extractAnew().catch(() => toast(text.againFailed, { tone: 'error' }));
        }}
      />
    </section>
  );
}
