'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Button, Checkbox, Dialog, Select, Text, TextField, toast, useCopy } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Meeting, meetingKey, meetingMutations } from '../../../data/meeting';
import { useMeetingHrefs } from '../../../hrefs';
import { useMeetingText } from '../../../text';
import { stack } from './ImportDialog.css';
import { linkRow } from './ShareDialog.css';

const spans = [1, 7, 30, 90, 365];
/** Characters that the server asks of a password. */
const leastPassword = 4;

/** Dialog that makes a link for reading and hearing, with a password if one is wanted, and ends it. */
export function ShareDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const text = useMeetingText().sharing;
  const { api } = useFeatureHost();
  const hrefs = useMeetingHrefs();
  const now = useNow();
  const copy = useCopy();
  const [days, setDays] = useState('7');
  const [password, setPassword] = useState('');
  const [hasMinutes, setHasMinutes] = useState(meeting.share?.hasMinutes ?? false);
  // The link itself is told once, where it was made.
  const [share, setShare] = useState<(NonNullable<Meeting['share']> & { shareId?: string }) | null>(meeting.share);
  const [origin, setOrigin] = useState<string>();
  const failed = () => toast(text.failed, { tone: 'error' });
  const client = useQueryClient();
  /** Opened again, the dialog must know of the link, or nobody could end it. */
  const keep = (share: Meeting['share']) =>
    client.setQueryData<Meeting>(meetingKey(meeting.id), (known) => known && { ...known, share });
  const make = useMutation({
    ...meetingMutations(api).share,
    onSuccess({ shareId, ...made }) {
      setShare({ shareId, ...made });
      keep(made);
    },
    onError: failed,
  });
  const stop = useMutation({
    ...meetingMutations(api).unshare,
    onSuccess() {
      setShare(null);
      keep(null);
      toast(text.stopped);
    },
    onError: failed,
  });
  const isShort = password !== '' && password.length < leastPassword;
  const address = share?.shareId && new URL(hrefs.shared(share.shareId), origin).href;
  const create = (target: Element) => {
    setOrigin(target.ownerDocument.baseURI);
    make.mutate({ id: meeting.id, days: Number(days), hasMinutes, ...(password !== '' && { password }) });
  };
  return (
    <Dialog
      title={text.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <>
          {share ? (
            <Button variant="danger" isPending={stop.isPending} onPress={() => stop.mutate(meeting.id)}>
              {text.stop}
            </Button>
          ) : null}
          {address ? null : (
            <Button
              variant="primary"
              isPending={make.isPending}
              isDisabled={isShort}
              onPress={({ target }) => create(target)}
            >
              {share ? text.createAgain : text.create}
            </Button>
          )}
        </>
      )}
    >
      <div className={stack}>
        <Text>{text.body}</Text>
        {share ? <Text>{text.active(shortDay(share.expiresAt, now), share.hasPassword, share.hasMinutes)}</Text> : null}
        {address ? (
          <div className={linkRow}>
            <TextField label={text.link} value={address} isReadOnly />
            <Button onPress={() => void copy(address)}>{text.copy}</Button>
          </div>
        ) : (
          <>
            <Select
              label={text.days}
              selectedKey={days}
              items={spans.map((span) => ({ id: String(span), label: text.day(span) }))}
              onSelectionChange={setDays}
            />
            <Checkbox isSelected={hasMinutes} onChange={setHasMinutes}>
              {text.minutes}
            </Checkbox>
            <TextField
              label={text.password}
              description={text.passwordHint}
              errorMessage={isShort ? text.passwordShort(leastPassword, password.length) : undefined}
              value={password}
              maxLength={64}
              autoComplete="off"
              onChange={setPassword}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
