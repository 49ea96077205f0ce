'use client';
import { fileSize } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour, shortDay } from '@hengce/text';
import { ConfirmDialog, clock, Icon, IconButton, Link, Menu, MenuTrigger, Tag } from '@hengce/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { row, rowFacts, rowWords } from '../../components/meeting.css';
import type { MeetingHead } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { RenameDialog } from './RenameDialog';
import { useMeetingActions } from './useMeetingActions';

type Asked = 'rename' | 'erase' | null;

/** A meeting in the list or in the trash. */
export function MeetingRow({ meeting }: { meeting: MeetingHead }) {
  const text = useMeetingText().list;
  const hrefs = useMeetingHrefs();
  const now = useNow();
  const [asked, setAsked] = useState<Asked>(null);
  const { id, title, state, durationMs, sizeBytes, createdAt, removedAt } = meeting;
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
        <Link variant="standalone" href={state === 'recording' ? hrefs.recording() : hrefs.meeting(id)}>
          {title}
        </Link>
        <span className={rowFacts}>
          {[
            dayAndHour(createdAt, now),
            clock(durationMs / 1000),
            fileSize(sizeBytes),
            ...(removedAt ? [text.removedAt(shortDay(removedAt, now))] : []),
          ].join('，')}
        </span>
      </div>
      {state === 'ready' ? null : <Tag tone={state === 'sealing' ? 'accent' : 'warning'}>{text.states[state]}</Tag>}
      <MenuTrigger>
        <IconButton label={text.menuOf(title)} hasTooltip={false} icon={<Icon icon={Ellipsis} />} />
        <Menu items={items} onAction={act} />
      </MenuTrigger>
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
