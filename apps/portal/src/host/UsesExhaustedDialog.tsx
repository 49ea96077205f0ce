import type { Adviser } from '@hengce/api';
import { Button, Dialog, LinkButton, Text, UsageMeter } from '@hengce/ui';
import { text } from '../text';
import { AdviserCard } from './AdviserCard';
import { stack } from './dialogs.css';

const words = text.usesExhausted;

export interface UsesExhaustedDialogProps {
  /** The name of the module, as in the navigation: 智能校对. */
  module: string;
  /** How many uses the trial has, where that is known. */
  limit?: number;
  /** What is still there and can be worked on: 当前文稿已保存。 */
  kept?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whom one can call; null or absent when the deployment names nobody. */
  adviser?: Adviser | null | undefined;
  /** Where plans can be compared. */
  plansHref: string;
}

/** The server answered 1010: the trial uses of one module are used up. */
export function UsesExhaustedDialog({
  module,
  limit,
  kept,
  isOpen,
  onClose,
  adviser,
  plansHref,
}: UsesExhaustedDialogProps) {
  return (
    <Dialog
      title={words.title}
      size="sm"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.dismiss}</Button>
          <LinkButton variant="primary" href={plansHref}>
            {words.plans}
          </LinkButton>
        </>
      )}
    >
      <div className={stack}>
        <p>{words.body(module, limit)}</p>
        {limit === undefined ? null : (
          <UsageMeter variant="stacked" label={module} used={limit} limit={limit} unit={words.unit} />
        )}
        {kept ? <Text variant="meta">{kept}</Text> : null}
        {adviser ? <AdviserCard adviser={adviser} /> : null}
      </div>
    </Dialog>
  );
}
