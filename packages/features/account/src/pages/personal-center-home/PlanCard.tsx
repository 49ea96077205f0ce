'use client';
import type { ModuleEquity, UserInfo } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { Link, LinkButton, Skeleton, UsageMeter } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '../../data/orders';
import { useAccountHrefs } from '../../hrefs';
import { trialDays, usesOf } from '../../model/uses';
import { HomeSection } from './HomeSection';
import { allUses, card, meters, muted, trialDates, unlimited } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';
import { useEquity } from './useHome';

/** What may be used, until when, and the way to more. */
export function PlanCard({ trial, plan }: Pick<UserInfo, 'trial' | 'plan'>) {
  const { api } = useFeatureHost();
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  const hrefs = useAccountHrefs();
  const now = useNow();
  const equity = useEquity();
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
        <QueryBody query={equity} text={text} skeleton={<Skeleton lines={5} />} isLine>
          {(data) => (
            <>
              {mostUsed(data.modules).map((module) => (
                <ModuleUses key={module.module} module={module} />
              ))}
              <span className={allUses}>
                <Link variant="standalone" href={hrefs.to('equity')}>
                  {text.all}
                </Link>
              </span>
            </>
          )}
        </QueryBody>
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

const few = 5;
/** Used up first, then what is used most; a module that nothing allows is not among them. */
function mostUsed(modules: readonly ModuleEquity[]): ModuleEquity[] {
  const share = (module: ModuleEquity) => {
    const uses = usesOf(module);
    return uses === null || uses.limit === 0 ? 0 : uses.used / uses.limit;
  };
  return modules
    .filter(({ sources }) => sources.length > 0)
    .sort((one, other) => share(other) - share(one))
    .slice(0, few);
}

function ModuleUses({ module }: { module: ModuleEquity }) {
  const { moduleName } = module;
  const uses = usesOf(module);
  const text = usePersonalCenterHomeText().personalCenterHome.plan;
  if (uses === null) {
    return (
      <div className={unlimited}>
        <span>{moduleName}</span>
        <span className={muted}>{text.unlimited}</span>
      </div>
    );
  }
  return <UsageMeter label={moduleName} {...uses} unit={text.unit} />;
}
