'use client';
import { Icon, SubNav } from '@hengce/ui';
import {
  Bell,
  BellRing,
  Building2,
  ClipboardCheck,
  FileChartColumn,
  type LucideIcon,
  ReceiptText,
  Settings,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type AccountPageName, useAccountHrefs } from '../hrefs';
import { useUnreadMessages } from '../live/useUnreadMessages';
import { accountRoutes } from '../routes';
import { useAccountText } from '../text';
import { body, frame, side, sticky } from './PersonalPage.css';

/** Pages in the navigation of the personal centre, in its order. */
const entries: readonly { page: AccountPageName; icon: LucideIcon }[] = [
  { page: 'personalCenterHome', icon: UserRound },
  { page: 'enterpriseInformation', icon: Building2 },
  { page: 'mySubscription', icon: BellRing },
  { page: 'myOrder', icon: ReceiptText },
  { page: 'myReport', icon: FileChartColumn },
  { page: 'myReview', icon: ClipboardCheck },
  { page: 'messageCenter', icon: Bell },
  { page: 'accountSetting', icon: Settings },
];

export interface PersonalPageProps {
  /** Entry of the navigation that is marked. */
  current: AccountPageName;
  children: ReactNode;
}

/** Frame of every page of the personal centre (screens 13 and 14), with its navigation. */
export function PersonalPage({ current, children }: PersonalPageProps) {
  const text = useAccountText();
  const hrefs = useAccountHrefs();
  const unread = useUnreadMessages();
  return (
    <div className={frame}>
      <div className={side}>
        <div className={sticky}>
          <SubNav
            title={text.personalCentre}
            items={entries.map(({ page, icon }) => ({
              id: page,
              label: accountRoutes[page].title,
              icon: <Icon icon={icon} />,
              href: hrefs.to(page),
              ...(page === 'messageCenter' && unread !== undefined ? { count: unread } : {}),
              isCurrent: page === current,
            }))}
          />
        </div>
      </div>
      <div className={body}>{children}</div>
    </div>
  );
}
