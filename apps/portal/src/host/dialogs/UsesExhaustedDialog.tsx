import type { Adviser } from '@hengce/api';
import { Button, Dialog, LinkButton, Text, UsageMeter } from '@hengce/ui';
import { text } from '../../text';
import { AdviserCard } from './AdviserCard';
import { stack } from './dialogs.css';

const words = text.usesExhausted;

export interface UsesExhaustedDialogProps {
  /** The server's sentence: 智能校对的试用次数已用完，升级详情请联系销售顾问. */
  message: string;
  /** Used and granted uses of the module; absent until they are known. */
  usage?: { module: string; used: number; limit: number } | undefined;
  /** Sentence about the work that is saved: 当前文稿已保存。 */
  kept?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Adviser to call; null or absent when the deployment names nobody. */
  adviser?: Adviser | null | undefined;
  /** Address of the page that compares plans. */
  plansHref: string;
}

/** Dialog when the server answers 1010: the uses (次数) of one module are used up. */
export function UsesExhaustedDialog({
  message,
  usage,
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
        <p>{message}</p>
        {usage ? (
          <UsageMeter variant="stacked" label={usage.module} used={usage.used} limit={usage.limit} unit={words.unit} />
        ) : null}
        {kept ? <Text variant="meta">{kept}</Text> : null}
        {adviser ? <AdviserCard adviser={adviser} /> : null}
      </div>
    </Dialog>
  );
}
