'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Button, Dialog, Select, Text, TextField, toast, useCopy } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../../data/deck';
import { pptMutations } from '../../../data/ppt';
import { usePptHrefs } from '../../../hrefs';
import { usePptText } from '../../../text';
import { linkRow, stack } from './EditorView.css';

const spans = [7, 30, 90, 365];

/** Dialog that makes a link for reading, and ends it. */
export function ShareDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const text = usePptText().sharing;
  const { api } = useFeatureHost();
  const hrefs = usePptHrefs();
  const now = useNow();
  const copy = useCopy();
  const [days, setDays] = useState('30');
  // The link itself is told once, where it was made.
  const [share, setShare] = useState<{ expiresAt: string; shareId?: string } | null>(deck.share);
  const [origin, setOrigin] = useState<string>();
  const failed = () => toast(text.failed, { tone: 'error' });
  const make = useMutation({ ...pptMutations(api).share, onSuccess: setShare, onError: failed });
  const stop = useMutation({
    ...pptMutations(api).unshare,
    onSuccess() {
      setShare(null);
      toast(text.stopped);
    },
    onError: failed,
  });
  const address = share?.shareId && new URL(hrefs.shared(share.shareId), origin).href;
  return (
    <Dialog
      title={text.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <>
          {share ? (
            <Button variant="danger" isPending={stop.isPending} onPress={() => stop.mutate(deck.id)}>
              {text.stop}
            </Button>
          ) : null}
          {address ? null : (
            <Button
              variant="primary"
              isPending={make.isPending}
              onPress={({ target }) => {
                setOrigin(target.ownerDocument.baseURI);
                make.mutate({ id: deck.id, days: Number(days) });
              }}
            >
              {share ? text.createAgain : text.create}
            </Button>
          )}
        </>
      )}
    >
      <div className={stack}>
        <Text>{text.body}</Text>
        {share ? <Text>{text.active(shortDay(share.expiresAt, now))}</Text> : null}
        {address ? (
          <div className={linkRow}>
            <TextField label={text.link} value={address} isReadOnly />
            <Button onPress={() => void copy(address)}>{text.copy}</Button>
          </div>
        ) : (
          <Select
            label={text.days}
            selectedKey={days}
            items={spans.map((span) => ({ id: String(span), label: text.day(span) }))}
            onSelectionChange={setDays}
          />
        )}
      </div>
    </Dialog>
  );
}
