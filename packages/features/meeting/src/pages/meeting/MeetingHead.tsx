'use client';
import { useNow } from '@hengce/feature-kit';
import type { Saving } from '@hengce/feature-parts';
import { Button, Icon, IconButton, Menu, MenuTrigger, PageHeader, useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { AudioLines, Download, Ellipsis, FileUp, Share2 } from 'lucide-react';
import { memo } from 'react';
import type { Meeting } from '../../data/meeting';
import { useMeetingText } from '../../text';
import { useExports } from './files/useExports';
import { factsOf } from './meetingFacts';
import { useRecognisingText } from './recognising/text';
import { useMayRecognise } from './recognising/useRecognition';
import type { TranscriptSession } from './transcript/useTranscript';

/** A dialog of the workspace. */
export type Asked = 'import' | 'recognise' | 'share';

export interface MeetingHeadProps extends Pick<TranscriptSession, 'whenSaved'> {
  meeting: Meeting;
  saving: Saving;
  hasWords: boolean;
  onAsk: (asked: Asked) => void;
}

/** Title of a meeting and what can be done with all of it, on phones in a menu. Typing does not draw it again. */
export const MeetingHead = memo(function MeetingHead(props: MeetingHeadProps) {
  const { meeting, saving, hasWords, whenSaved, onAsk } = props;
  const text = useMeetingText();
  const { recognising } = useRecognisingText();
  const now = useNow();
  const isPhone = useMediaQuery(media.belowMd);
  const mayRecognise = useMayRecognise(meeting.id) && hasWords;
  const { forms, exportAs, isPending } = useExports({ meetingId: meeting.id, whenSaved });
  const asks: { id: Asked; label: string; icon: typeof FileUp }[] = [
    { id: 'import', label: text.importing.open, icon: FileUp },
    ...(mayRecognise ? [{ id: 'recognise' as const, label: recognising.title, icon: AudioLines }] : []),
    { id: 'share', label: text.sharing.title, icon: Share2 },
  ];
  return (
    <PageHeader
      title={meeting.title}
      description={[factsOf(meeting, text.meeting, now), text.transcript.saved[saving]].join('，')}
      actions={
        isPhone ? (
          <MenuTrigger>
            <IconButton label={text.meeting.more} icon={<Icon icon={Ellipsis} />} isPending={isPending} />
            <Menu
              items={[
                ...asks.map(({ icon, ...item }) => ({ ...item, icon: <Icon icon={icon} /> })),
                {
                  id: 'export',
                  label: text.exporting.title,
                  icon: <Icon icon={Download} />,
                  submenu: forms.flatMap(({ items }) => items),
                },
              ]}
              onAction={(id) => {
                const asked = asks.find((one) => one.id === id);
                if (asked) onAsk(asked.id);
                else exportAs(id);
              }}
            />
          </MenuTrigger>
        ) : (
          <>
            {asks.map(({ id, label, icon }) => (
              <Button key={id} iconStart={<Icon icon={icon} />} onPress={() => onAsk(id)}>
                {label}
              </Button>
            ))}
            <MenuTrigger>
              <Button iconStart={<Icon icon={Download} />} isPending={isPending}>
                {text.exporting.title}
              </Button>
              <Menu items={forms} onAction={exportAs} />
            </MenuTrigger>
          </>
        )
      }
    />
  );
});
