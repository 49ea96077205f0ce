'use client';
import type { UserInfo } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Avatar, Heading, LinkButton } from '@hengce/ui';
import { useAccountHrefs } from '../../hrefs';
import { maskPhone } from '../../model/phone';
import { muted, who, whoWords } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';

/** Name, masked phone and first day of the user, with a link to the settings. */
export function Who({ user }: { user: UserInfo }) {
  const text = usePersonalCenterHomeText().personalCenterHome;
  const hrefs = useAccountHrefs();
  const now = useNow();
  return (
    <div className={who}>
      <Avatar name={user.name || '—'} size="lg" isDecorative />
      <div className={whoWords}>
        <Heading level={1} variant="page">
          {user.name || text.unnamed}
        </Heading>
        <span className={muted}>{text.joined(maskPhone(user.phone), shortDay(user.createdAt, now))}</span>
      </div>
      <LinkButton href={hrefs.to('accountSetting')}>{text.edit}</LinkButton>
    </div>
  );
}
