'use client';
import { fileSize } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour, shortDay } from '@hengce/text';
import { Button, ConfirmDialog, clock, Icon, IconButton, Link, Menu, MenuTrigger, Tag } from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { actions as atEnd, row, rowFacts, rowTitle, rowWords } from '../../components/meeting.css';
import type { MeetingHead } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { MeetingHits } from './MeetingHits';
import { RenameDialog } from './RenameDialog';
import { type UploadText, useUploadText } from './uploads/text';
import { useMeetingActions } from './useMeetingActions';

type Asked = 'rename' | 'erase' | null;

interface MeetingRowProps {
  meeting: MeetingHead;
  /** What was searched for; empty for nothing. */
  q: string;
  /** Its file is on its way from this page. */
  isUploading: boolean;
  /** Goes on with an upload that stopped. */
  onResume: () => void;
}

/** A meeting in the list or in the trash. */
export function MeetingRow({ meeting, q, isUploading, onResume }: MeetingRowProps) {
  const text = useMeetingText().list;
  const uploadText = useUploadText();
  const now = useNow();
  const [asked, setAsked] = useState<Asked>(null);
  const { title, state, createdAt, removedAt, hits } = meeting;
  const isUnsent = isUploadOpen(meeting);
  const actions = useMeetingActions(meeting);
  const close = () => setAsked(null);
  const items = removedAt
    ? [
        { id: 'restore', label: text.restore },
        { id: 'erase', label: text.erase, tone: 'danger' as const },
      ]
    : [
        { id: 'rename', label: text.rename },
        { id: 'remove', label: text.remove, tone: 'danger' as const },
      ];
  const act = (action: string) => {
    if (action === 'rename' || action === 'erase') setAsked(action);
    else if (action === 'restore') actions.restore();
    else actions.remove();
  };
  return (
    <li className={row}>
      <div className={rowWords}>
        <MeetingTitle meeting={meeting} />
        <span className={rowFacts}>
          {[
            dayAndHour(createdAt, now),
            ...measures(meeting, uploadText),
            ...(removedAt ? [text.removedAt(shortDay(removedAt, now))] : []),
          ].join('，')}
        </span>
        {hits ? <MeetingHits hits={hits} q={q} /> : null}
      </div>
      <div className={atEnd}>
        {isUnsent ? (
          <Tag tone={isUploading ? 'accent' : 'warning'}>
            {isUploading ? uploadText.running : uploadText.unfinished}
          </Tag>
        ) : null}
        {state === 'ready' || isUnsent ? null : (
          <Tag tone={state === 'sealing' ? 'accent' : 'warning'}>{text.states[state]}</Tag>
        )}
        {isUnsent && !isUploading && removedAt === null ? (
          <Button size="sm" onPress={onResume}>
            {uploadText.resume}
          </Button>
        ) : null}
        <MenuTrigger>
          <IconButton label={text.menuOf(title)} hasTooltip={false} icon={<Icon icon={Ellipsis} />} />
          <Menu items={items} onAction={act} />
        </MenuTrigger>
      </div>
      {asked === 'rename' ? (
        <RenameDialog title={title} onClose={close} onSave={(next) => actions.rename(next, close)} />
      ) : null}
      <ConfirmDialog
        title={text.eraseTitle(title)}
        body={text.eraseBody}
        confirmLabel={actions.isErasing ? text.erasing : text.erase}
        tone="danger"
        isPending={actions.isErasing}
        isOpen={asked === 'erase'}
        onOpenChange={close}
        onConfirm={() => actions.erase(close)}
      />
    </li>
  );
}

/** Whether it is a file of which not all has arrived. */
const isUploadOpen = ({ origin, state }: MeetingHead) => origin === 'uploaded' && state === 'recording';

/** How long it is and how large; of a file on its way how much of it is here. */
const measures = (meeting: MeetingHead, text: UploadText): string[] => {
  const { durationMs, sizeBytes, fileBytes } = meeting;
  return isUploadOpen(meeting)
    ? [text.sent(fileSize(sizeBytes), fileSize(fileBytes ?? sizeBytes))]
    : [clock(durationMs / 1000), fileSize(sizeBytes)];
};

/** Name of a meeting, leading to it; a file on its way has nothing to lead to yet. */
function MeetingTitle({ meeting }: { meeting: MeetingHead }) {
  const hrefs = useMeetingHrefs();
  const { id, title, state } = meeting;
  if (isUploadOpen(meeting)) return <span className={rowTitle}>{title}</span>;
  return (
    <Link variant="standalone" href={state === 'recording' ? hrefs.recording() : hrefs.meeting(id)}>
      {title}
    </Link>
  );
}
