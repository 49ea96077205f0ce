'use client';
import type { FundingTimeline } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Button, Icon, Switch, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { takeReply } from '../../../shared/data/takeReply';
import { SecretLinkDialog } from '../../components/secret/SecretLinkDialog';
import { calendarMutations, calendarQueries, feedPath } from '../../data/calendar';
import { useTimelineText } from './text';

/**
 * Dialog with the address of the calendar feed. It is shown only where it was created: elsewhere only that one exists.
 */
export function SubscribeCalendar({ timeline: { enterpriseId, feed } }: { timeline: FundingTimeline }) {
  const text = useTimelineText().timeline.subscribe;
  const { api } = useFeatureHost();
  const now = useNow();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
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
  return (
    <>
      <Button iconStart={<Icon icon={CalendarPlus} />} onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      <SecretLinkDialog
        text={text}
        label={text.address}
        path={subscribe.data && feedPath(subscribe.data.feedId)}
        isActive={feed !== null}
        isCreating={subscribe.isPending}
        isStopping={stop.isPending}
        onCreate={() => subscribe.mutate({ enterpriseId, withToVerify })}
        onStop={() => stop.mutate(enterpriseId)}
        choice={
          <Switch isSelected={withToVerify} onChange={setWithToVerify}>
            {feed ? text.withToVerifyNext : text.withToVerify}
          </Switch>
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <p>{text.body}</p>
        <p>{text.secret}</p>
        {feed && !subscribe.data ? <p>{text.already(dayAndHour(feed.createdAt, now))}</p> : null}
      </SecretLinkDialog>
    </>
  );
}
