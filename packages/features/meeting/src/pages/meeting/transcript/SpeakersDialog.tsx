'use client';
import { mergeSpeakers, renameSpeaker, type Speaker } from '@hengce/transcript';
import { Button, Dialog, Menu, MenuTrigger, Text, TextField } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { withoutSpeaker } from '../../../model/speakers';
import { useMeetingText } from '../../../text';
import { row, rows } from './SpeakersDialog.css';
import type { TranscriptSession } from './useTranscript';

/** Who speaks in a transcript: names that hold everywhere, two who are one, one who is nobody. */
export function SpeakersDialog({ session, onClose }: { session: TranscriptSession; onClose: () => void }) {
  const text = useMeetingText().speakers;
  const { speakers } = session.work;
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(speakers.length);
  useEffect(() => {
    // Who is merged or removed takes the pressed button along, and the focus with it.
    if (speakers.length < count.current) list.current?.focus();
    count.current = speakers.length;
  }, [speakers.length]);
  return (
    <Dialog title={text.title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div ref={list} className={rows} tabIndex={-1}>
        <Text>{speakers.length > 0 ? text.body : text.none}</Text>
        {speakers.map((speaker, n) => (
          <SpeakerRow key={speaker.id} {...{ session, speaker }} label={text.name(n + 1)} />
        ))}
      </div>
    </Dialog>
  );
}

function SpeakerRow({ session, speaker, label }: { session: TranscriptSession; speaker: Speaker; label: string }) {
  const text = useMeetingText().speakers;
  const { work, change, settle } = session;
  const { id } = speaker;
  const [name, setName] = useState(speaker.name);
  const others = work.speakers.filter((other) => other.id !== id);
  const rename = (next: string) => {
    setName(next);
    // While the field is empty the former name holds.
    if (next.trim() !== '') change(renameSpeaker(work, id, next), `speaker ${id}`);
  };
  return (
    <div className={row}>
      <TextField label={label} value={name} maxLength={40} onChange={rename} onBlur={settle} />
      <MenuTrigger>
        <Button isDisabled={others.length === 0}>{text.merge}</Button>
        <Menu
          items={others.map((other) => ({ id: other.id, label: other.name }))}
          onAction={(into) => change(mergeSpeakers(work, id, into))}
        />
      </MenuTrigger>
      <Button variant="quiet" onPress={() => change(withoutSpeaker(work, id))}>
        {text.remove}
      </Button>
    </div>
  );
}
