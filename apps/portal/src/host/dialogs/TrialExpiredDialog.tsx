import { trialDays } from '@hengce/account';
import type { Adviser, UserInfo } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Button, Dialog, LinkButton, UsageMeter } from '@hengce/ui';
import { text } from '../../text';
import { AdviserCard } from './AdviserCard';
import { stack, start } from './dialogs.css';

const words = text.trialExpired;

export interface TrialExpiredDialogProps {
  /** Its days; undefined while they are not known. */
  trial: UserInfo['trial'] | undefined;
  /** Whom one can call; null or absent when the deployment names nobody. */
  adviser?: Adviser | null | undefined;
  /** Where plans can be compared. */
  plansHref: string;
  isOpen: boolean;
  /** Browsing policies stays possible. */
  onBrowse: () => void;
}

/** The trial is over: what was, what is kept, and two ways on, one of which asks for nothing. */
export function TrialExpiredDialog({ trial, adviser, plansHref, isOpen, onBrowse }: TrialExpiredDialogProps) {
  const now = useNow();
  const days = trial && trialDays(trial);
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      isDismissable={false}
      footer={() => (
        <>
          <span className={start}>
            <Button variant="quiet" onPress={onBrowse}>
              {words.browse}
            </Button>
          </span>
          <LinkButton variant="primary" href={plansHref}>
            {words.plans}
          </LinkButton>
        </>
      )}
    >
      <div className={stack}>
        <p>{words.body(days)}</p>
        {trial && days !== undefined ? (
          <UsageMeter
            variant="stacked"
            label={words.started(shortDay(trial.startedAt, now))}
            used={days}
            limit={days}
            unit={text.trial.unit}
            valueText={words.expired(shortDay(trial.expiresAt, now))}
          />
        ) : null}
        {adviser ? <AdviserCard adviser={adviser} /> : null}
      </div>
    </Dialog>
  );
}
