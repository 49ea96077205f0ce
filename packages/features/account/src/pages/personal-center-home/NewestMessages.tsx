'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Link, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { messageQueries } from '../../data/messages';
import { useAccountHrefs } from '../../hrefs';
import { shortMoment } from '../../model/moments';
import { HomeSection } from './HomeSection';
import { dot, links, list, muted, readWords, row, rowSide, rowWords } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';

/** The four newest messages of the inbox, updated live, and the number of unread ones. */
export function NewestMessages() {
  const { api } = useFeatureHost();
  const home = usePersonalCenterHomeText().personalCenterHome;
  const text = home.messages;
  const hrefs = useAccountHrefs();
  const now = useNow();
  const messages = useQuery(messageQueries(api).newest());
  const { rows = [], unread = 0 } = messages.data ?? {};
  return (
    <HomeSection
      title={text.title}
      action={
        <span className={links}>
          <Link variant="standalone" href={hrefs.to('messageCenter', unread > 0 ? 'box=unread' : undefined)}>
            {text.unread(unread)}
          </Link>
        </span>
      }
    >
      <QueryBody query={messages} text={text} skeleton={<Skeleton variant="row" lines={3} />} isLine>
        {() =>
          rows.length === 0 ? (
            <p className={muted}>{text.none}</p>
          ) : (
            <ul className={list}>
              {rows.map(({ id, title, link: own, items, readAt, createdAt }) => {
                const link = own ?? (items.length > 0 ? hrefs.to('messageCenter') : null);
                return (
                  <li key={id} className={row}>
                    <span
                      className={dot}
                      {...(readAt === null
                        ? { 'data-unread': true, role: 'img', 'aria-label': text.unreadMark }
                        : { 'aria-hidden': true })}
                    />
                    <span className={readAt === null ? rowWords : readWords}>
                      {link ? (
                        <Link variant="standalone" href={link}>
                          {title}
                        </Link>
                      ) : (
                        title
                      )}
                    </span>
                    <time className={rowSide} dateTime={createdAt}>
                      {shortMoment(createdAt, now, home.yesterday)}
                    </time>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryBody>
    </HomeSection>
  );
}
