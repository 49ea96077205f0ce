'use client';
import { assignSpeaker, type Segment, type Transcript } from '@hengce/transcript';
import { Button, Icon, Menu, MenuTrigger } from '@hengce/ui';
import { UserRound } from 'lucide-react';
import { newId } from '../../../model/newId';
import { splitSpeaker } from '../../../model/speakers';
import { useMeetingText } from '../../../text';

export interface SpeakerMenuProps {
  work: Transcript;
  segment: Segment;
  onChange: (work: Transcript) => void;
}

const newSpeaker = 'new';
const fromHere = 'from:';

/** Who speaks in a sentence, or from it on in all that the same one says. */
export function SpeakerMenu({ work, segment, onChange }: SpeakerMenuProps) {
  const text = useMeetingText().speakers;
  const { speakers } = work;
  const current = speakers.find(({ id }) => id === segment.speakerId);
  const choose = (id: string) => {
    const isFromHere = id.startsWith(fromHere);
    const speakerId = isFromHere ? id.slice(fromHere.length) : id;
    const known = speakers.find((speaker) => speaker.id === speakerId);
    const speaker = known ?? { id: newId(), name: text.unnamed(speakers.length + 1) };
    onChange(
      isFromHere ? splitSpeaker(work, segment.id, speaker) : assignSpeaker(work, new Set([segment.id]), speaker),
    );
  };
  const choices = [
    ...speakers.map(({ id, name }) => ({ id, label: name })),
    { id: newSpeaker, label: text.unnamed(speakers.length + 1) },
  ].filter(({ id }) => id !== current?.id);
  const later = choices.map(({ id, label }) => ({ id: fromHere + id, label }));
  return (
    <MenuTrigger>
      <Button size="sm" iconStart={<Icon icon={UserRound} size="sm" />}>
        {current?.name ?? text.who}
      </Button>
      <Menu
        items={[
          { id: 'this', title: text.thisIs, items: choices },
          ...(current ? [{ id: 'later', items: [{ id: 'fromHere', label: text.fromHere, submenu: later }] }] : []),
        ]}
        onAction={choose}
      />
    </MenuTrigger>
  );
}
