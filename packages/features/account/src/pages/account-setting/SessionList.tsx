'use client';
import type { SessionInfo } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { fullMoment } from '@hengce/text';
import { Button, Icon, Skeleton, SkeletonDelay, Tag } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { settingQueries } from '../../data/settings';
import { shortMoment } from '../../model/moments';
import { list, meta, name, row, words } from './AccountSettingPage.css';
import { EndSessionsDialog, type WhatEnds } from './EndSessionsDialog';
import { SettingSection } from './SettingSection';
import { useAccountSettingText } from './text';

/** Sessions of the account; all but the present one can be ended here. */
export function SessionList() {
  const { api } = useFeatureHost();
  const { accountSetting } = useAccountSettingText();
  const text = accountSetting.sessions;
  const sessions = useQuery(settingQueries(api).sessions());
  const [ending, setEnding] = useState<WhatEnds>();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingSection
      id="sessions"
      title={text.title}
      about={text.about}
      action={
        others.length > 1 ? (
          <Button iconStart={<Icon icon={LogOut} />} onPress={() => setEnding({ count: others.length })}>
            {text.endOthers}
          </Button>
        ) : null
      }
    >
      {sessions.isError || sessions.isPaused ? (
        <QueryFailure query={sessions} title={text.failedTitle} headingLevel={3} />
      ) : (
        <SkeletonDelay
          isLoading={sessions.isPending}
          skeleton={<Skeleton variant="row" lines={2} />}
          label={text.loading}
        >
          <ul className={list}>
            {sessions.data?.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding({ session })} />
            ))}
          </ul>
        </SkeletonDelay>
      )}
      {ending ? <EndSessionsDialog what={ending} onClose={() => setEnding(undefined)} /> : null}
    </SettingSection>
  );
}

function SessionRow({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const text = useAccountSettingText().accountSetting.sessions;
  const now = useNow();
  const { device, ip, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className={row}>
      <div className={words}>
        <span className={name}>
          {device}
          {isCurrent ? (
            <Tag size="sm" tone="success">
              {text.current}
            </Tag>
          ) : null}
        </span>
        <span className={meta}>
          <time dateTime={lastSeenAt} title={fullMoment(lastSeenAt)}>
            {text.seen(shortMoment(lastSeenAt, now, text.yesterday))}
          </time>
          <time dateTime={createdAt} title={fullMoment(createdAt)}>
            {text.signedIn(shortMoment(createdAt, now, text.yesterday))}
          </time>
          {ip ? <span>{text.place(ip)}</span> : null}
        </span>
      </div>
      {isCurrent ? null : (
        <Button size="sm" onPress={onEnd} aria-label={text.endOf(device)}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
