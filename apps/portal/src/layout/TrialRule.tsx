import { trialDays } from '@hengce/account';
import type { UserInfo } from '@hengce/api';
import { Link, UsageMeter } from '@hengce/ui';
import { text } from '../text';
import { equityHref, plansHref } from './navigation/places';
import { trial as trialClass } from './Shell.css';

const dayMs = 86_400_000;
/** Asia/Shanghai has no summer time. */
const shanghaiMs = 8 * 3_600_000;

interface TrialRuleProps {
  trial: UserInfo['trial'];
  /** What was bought takes the place of the trial. */
  plan: UserInfo['plan'];
}

/** How much is left of the trial, or of what was bought, on a ruler, and where more is to be had. */
export function TrialRule({ trial, plan }: TrialRuleProps) {
  if (plan) return <PlanRule plan={plan} />;
  const days = trialDays(trial);
  return (
    <div className={trialClass}>
      <UsageMeter
        variant="stacked"
        label={text.trial.name}
        used={days - (trial.expired ? 0 : trial.daysLeft)}
        limit={days}
        unit={text.trial.unit}
        valueText={trial.expired ? text.trial.expired : text.trial.daysLeft(trial.daysLeft)}
      />
      <Link variant="standalone" href={plansHref}>
        {text.trial.plans}
      </Link>
    </div>
  );
}

function PlanRule({ plan }: { plan: NonNullable<UserInfo['plan']> }) {
  const day = (moment: number) => Math.floor((moment + shanghaiMs) / dayMs);
  const [start, end] = [Date.parse(plan.startsAt), Date.parse(plan.expiresAt)];
  return (
    <div className={trialClass}>
      <UsageMeter
        variant="stacked"
        label={plan.name}
        used={Math.max(0, day(Date.now()) - day(start))}
        limit={day(end) - day(start)}
        unit={text.trial.unit}
        valueText={text.plan.until(new Date(end))}
      />
      <Link variant="standalone" href={equityHref}>
        {text.plan.equity}
      </Link>
    </div>
  );
}
