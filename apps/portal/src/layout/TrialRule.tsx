import type { UserInfo } from '@hengce/api';
import { Link, UsageMeter } from '@hengce/ui';
import { text } from '../text';
import { plansHref } from './navigation';
import { trial as trialClass } from './Shell.css';

const dayMs = 86_400_000;

/** How much of the trial is left, on a ruler, and where more is to be had. */
export function TrialRule({ trial }: { trial: UserInfo['trial'] }) {
  const days = Math.round((Date.parse(trial.expiresAt) - Date.parse(trial.startedAt)) / dayMs);
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
