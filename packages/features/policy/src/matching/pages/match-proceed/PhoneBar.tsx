'use client';
import { exactNumber } from '@hengce/text';
import { Button, DialogTrigger, Drawer, Text } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { LivePane, type LivePaneProps } from './LivePane';
import { phoneActions, phoneBar, phoneCount, phoneFigure, phoneWords } from './MatchProceedPage.css';
import type { ProceedBarProps } from './ProceedBar';
import { useMatchProceedText } from './text';
import { useRolling } from './useRolling';

/** Bar at the bottom of phones: the counts, which open the whole column, and the buttons. */
export function PhoneBar({
  list,
  isRunning,
  onPrevious,
  onNext,
  onResult,
  onExit: _,
  ...pane
}: ProceedBarProps & LivePaneProps) {
  const text = useMatchProceedText().matchProceed;
  const { run } = useMatchText().match;
  const shown = useRolling(pane.progress.possible);
  const { previous, next, isDone } = list;
  return (
    <div className={phoneBar}>
      <div className={phoneCount}>
        <span className={phoneFigure}>{exactNumber(shown)}</span>
        <span className={phoneWords}>
          {text.live.title}
          <Text variant="caption">
            {pane.gained !== null && pane.gained > 0
              ? text.live.decided(pane.gained)
              : text.live.allMet(pane.progress.counts.eligible)}
          </Text>
        </span>
        <DialogTrigger>
          <Button size="sm">{text.live.show}</Button>
          <Drawer
            title={text.live.label}
            placement="bottom"
            footer={(close) => (
              <Button
                isPending={isRunning}
                onPress={() => {
                  close();
                  onResult();
                }}
              >
                {text.bar.early}
              </Button>
            )}
          >
            <LivePane {...pane} />
          </Drawer>
        </DialogTrigger>
      </div>
      <div className={phoneActions}>
        <Button size="lg" isDisabled={!previous} onPress={onPrevious}>
          {text.bar.previous}
        </Button>
        {isDone || !next ? (
          <Button variant="primary" size="lg" isPending={isRunning} onPress={onResult}>
            {isRunning ? run.running : run.action}
          </Button>
        ) : (
          <Button variant="primary" size="lg" onPress={onNext}>
            {text.bar.next}
          </Button>
        )}
      </div>
    </div>
  );
}
