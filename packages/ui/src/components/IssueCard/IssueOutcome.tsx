'use client';
import { Check, Minus } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { outcome } from './IssueCard.css';
import type { IssueCardProps } from './issueCardProps';

export interface IssueOutcomeProps extends Pick<IssueCardProps, 'onUndo'> {
  id: string;
  state: 'accepted' | 'ignored';
}

/** Decision about an issue, with undo. */
export function IssueOutcome({ id, state, onUndo }: IssueOutcomeProps) {
  const text = useUiText();
  const isAccepted = state === 'accepted';
  return (
    <div className={outcome}>
      <Icon icon={isAccepted ? Check : Minus} size="sm" tone={isAccepted ? 'success' : 'muted'} />
      {text.issueOutcome[state]}
      {onUndo ? (
        <Button variant="quiet" size="sm" onPress={() => onUndo(id)}>
          {text.undo}
        </Button>
      ) : null}
    </div>
  );
}
