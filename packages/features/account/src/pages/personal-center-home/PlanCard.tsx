'use client';
import type { UserInfo } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Link, LinkButton, UsageMeter } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '../../data/orders';
import { useAccountHrefs } from '../../hrefs';
import { trialDays } from '../../model/uses';
import { HomeSection } from './HomeSection';
import { allUses, card, meters, muted, trialDates } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';
import { UsesLeft } from './UsesLeft';

/** Present plan or trial with its expiry, and a link to the plans. */
export function PlanCard({ trial, plan }: Pick<UserInfo, 'trial' | 'plan'>) {
  const { api } = useFeatureHost();
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  const hrefs = useAccountHrefs();
  const now = useNow();
  const adviser = useQuery(orderQueries(api).terms()).data?.adviser;
  return (
    <div className={card}>
      {plan ? (
        <HomeSection
          title={plan.name}
          action={<span className={muted}>{text.until(shortDay(plan.expiresAt, now))}</span>}
        >
          {null}
        </HomeSection>
      ) : (
        <TrialDays trial={trial} />
      )}
      <div className={meters}>
        <UsesLeft />
        <span className={allUses}>
          <Link variant="standalone" href={hrefs.to('equity')}>
            {text.all}
          </Link>
        </span>
      </div>
      <LinkButton variant="primary" isBlock href={hrefs.to('purchaseEquity')}>
        {text.upgrade}
      </LinkButton>
      {adviser ? <span className={muted}>{text.adviser(adviser.name, adviser.phone)}</span> : null}
    </div>
  );
}

function TrialDays({ trial }: { trial: UserInfo['trial'] }) {
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  const now = useNow();
  const days = trialDays(trial);
  const left = trial.expired ? 0 : trial.daysLeft;
  return (
    <div>
      <UsageMeter
        variant="stacked"
        label={text.trial}
        used={days - left}
        limit={days}
        unit=""
        valueText={trial.expired ? text.expired : text.daysLeft(trial.daysLeft)}
      />
      <div className={trialDates}>
        <span>{shortDay(trial.startedAt, now)}</span>
        <span>{shortDay(trial.expiresAt, now)}</span>
      </div>
    </div>
  );
}
