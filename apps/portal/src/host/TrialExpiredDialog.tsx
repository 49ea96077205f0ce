import type { UserInfo } from '@hengce/api';
import { Button, Dialog, Icon, LinkButton, Text, UsageMeter } from '@hengce/ui';
import { Phone } from 'lucide-react';
import { text } from '../text';
import { adviser as adviserClass, phone as phoneClass, stack, start } from './dialogs.css';

const words = text.trialExpired;
const dayMs = 86_400_000;
const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' });
const dayOf = (iso: string) => day.format(new Date(iso));

export interface TrialExpiredDialogProps {
  /** Its days; undefined while they are not known. */
  trial: UserInfo['trial'] | undefined;
  /** Who answers for this enterprise, where that is known. */
  adviser?: { name: string; phone: string };
  /** Where plans can be compared, where there is such a page. */
  plansHref?: string;
  isOpen: boolean;
  /** Browsing policies stays possible. */
  onBrowse: () => void;
  /** Where one can ask for an adviser. */
  onContact?: () => void;
}

/** The trial is over: what was, what is kept, and three ways on, one of which asks for nothing. */
export function TrialExpiredDialog({
  trial,
  adviser,
  plansHref,
  isOpen,
  onBrowse,
  onContact,
}: TrialExpiredDialogProps) {
  const days = trial && Math.round((Date.parse(trial.expiresAt) - Date.parse(trial.startedAt)) / dayMs);
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      isDismissable={false}
      footer={() => (
        <>
          {plansHref || onContact ? (
            <span className={start}>
              <Button variant="quiet" onPress={onBrowse}>
                {words.browse}
              </Button>
            </span>
          ) : (
            <Button variant="primary" onPress={onBrowse}>
              {words.browse}
            </Button>
          )}
          {plansHref ? <LinkButton href={plansHref}>{words.plans}</LinkButton> : null}
          {onContact ? (
            <Button variant="primary" onPress={onContact}>
              {words.contact}
            </Button>
          ) : null}
        </>
      )}
    >
      <div className={stack}>
        <p>{words.body(days)}</p>
        {trial && days !== undefined ? (
          <UsageMeter
            variant="stacked"
            label={words.started(dayOf(trial.startedAt))}
            used={days}
            limit={days}
            unit={text.trial.unit}
            valueText={words.expired(dayOf(trial.expiresAt))}
          />
        ) : null}
        {adviser ? (
          <div className={adviserClass}>
            <Text variant="strong">{words.adviser(adviser.name)}</Text>
            <Text variant="meta">{words.hours}</Text>
            <span className={phoneClass}>
              <Icon icon={Phone} size="sm" />
              {adviser.phone}
            </span>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
