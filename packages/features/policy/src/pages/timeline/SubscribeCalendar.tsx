'use client';
import type { FundingTimeline } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { Button, Dialog, Icon, Switch, TextField, toast, useCopy } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { calendarMutations, calendarQueries, feedPath } from '../../data/calendar';
import { takeReply } from '../../data/takeReply';
import { dayAndHour } from '../../model/dates';
import { addressLine, dialog } from './TimelinePage.css';
import { useTimelineText } from './text';

/** The address for calendars. It is known only where it was made: elsewhere only that there is one. */
export function SubscribeCalendar({ timeline: { enterpriseId, feed } }: { timeline: FundingTimeline }) {
  const text = useTimelineText().timeline.subscribe;
  const { api } = useFeatureHost();
  const now = useNow();
  const client = useQueryClient();
  const copy = useCopy();
  const [isOpen, setOpen] = useState(false);
  const [origin, setOrigin] = useState<string>();
  const [withToVerify, setWithToVerify] = useState(feed?.withToVerify ?? false);
  const mark = (next: FundingTimeline['feed']) =>
    takeReply(client, calendarQueries(api).timeline(enterpriseId), (known) => known && { ...known, feed: next });
  const onError = (error: Error) => toast(text.failed(error.message), { tone: 'error' });
  const subscribe = useMutation({
    ...calendarMutations(api).subscribe,
    onSuccess: ({ createdAt }) => mark({ createdAt, withToVerify }),
    onError,
  });
  const stop = useMutation({
    ...calendarMutations(api).unsubscribe,
    async onSuccess() {
      subscribe.reset();
      await mark(null);
      toast(text.stopped);
    },
    onError,
  });
  const address = subscribe.data && new URL(feedPath(subscribe.data.feedId), origin).href;
  return (
    <>
      <Button iconStart={<Icon icon={CalendarPlus} />} onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      <Dialog
        title={text.title}
        size="lg"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={(close) => (
          <>
            {feed ? (
              <Button variant="danger" isPending={stop.isPending} onPress={() => stop.mutate(enterpriseId)}>
                {text.stop}
              </Button>
            ) : null}
            <Button onPress={close}>{text.done}</Button>
            {address ? null : (
              <Button
                variant="primary"
                isPending={subscribe.isPending}
                onPress={({ target }) => {
                  setOrigin(target.ownerDocument.baseURI);
                  subscribe.mutate({ enterpriseId, withToVerify });
                }}
              >
                {feed ? text.createAgain : text.create}
              </Button>
            )}
          </>
        )}
      >
        <div className={dialog}>
          <p>{text.body}</p>
          <p>{text.secret}</p>
          {feed && !address ? <p>{text.already(dayAndHour(feed.createdAt, now))}</p> : null}
          {address ? (
            <div className={addressLine}>
              <TextField label={text.address} value={address} isReadOnly />
              <Button variant="primary" onPress={() => void copy(address)}>
                {text.copy}
              </Button>
            </div>
          ) : (
            <Switch isSelected={withToVerify} onChange={setWithToVerify}>
              {feed ? text.withToVerifyNext : text.withToVerify}
            </Switch>
          )}
        </div>
      </Dialog>
    </>
  );
}
