import { trialDays } from '@hengce/account';
import type { UserInfo } from '@hengce/api';
import { dayInShanghai } from '@hengce/text';
import { Link, UsageMeter } from '@hengce/ui';
import { text } from '../text';
import { equityHref, plansHref } from './navigation/places';
import { trial as trialClass } from './Shell.css';

interface TrialRuleProps {
  trial: UserInfo['trial'];
  /** Plan that was bought, shown in place of the trial. */
  plan: UserInfo['plan'];
}

/** Days that are left of the trial, or of the plan that was bought, on a ruler, with a link to the plans. */
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
  const [start, end] = [dayInShanghai(plan.startsAt), dayInShanghai(plan.expiresAt)];
  return (
    <div className={trialClass}>
      <UsageMeter
        variant="stacked"
        label={plan.name}
        used={Math.max(0, dayInShanghai(new Date()) - start)}
        limit={end - start}
        unit={text.trial.unit}
        valueText={text.plan.until(new Date(plan.expiresAt))}
      />
      <Link variant="standalone" href={equityHref}>
        {text.plan.equity}
      </Link>
    </div>
  );
}
