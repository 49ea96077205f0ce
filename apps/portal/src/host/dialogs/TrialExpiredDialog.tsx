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
  /** The trial's days; undefined while they are not known. */
  trial: UserInfo['trial'] | undefined;
  /** Adviser to call; null or absent when the deployment names nobody. */
  adviser?: Adviser | null | undefined;
  /** Address of the page that compares plans. */
  plansHref: string;
  isOpen: boolean;
  /** Called when the user continues to policies, which everybody may read. */
  onBrowse: () => void;
}

/** Dialog 体验已到期: what was used, what is kept, the adviser and the plans, or reading on without a plan. */
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
