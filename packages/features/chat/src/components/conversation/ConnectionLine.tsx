'use client';
import { Button, Spinner } from '@hengce/ui';
import { useEffect, useState } from 'react';
import type { RunView } from '../../run/createRun';
import { useChatText } from '../../text';
import { connectionLine } from './Conversation.css';

/** Milliseconds after which a break is shown; a shorter one is none of the reader's business. */
const shownAfter = 2_000;

/**
 * Notice of a connection that stays broken for two seconds, with a retry once it is given up; nothing before. The
 * server continues the answer meanwhile.
 */
export function ConnectionLine({ view, onRetry }: { view: RunView | undefined; onRetry: () => void }) {
  const text = useChatText().connection;
  const connection = view?.connection;
  const [isLong, setLong] = useState(false);
  const isDown = connection === 'reconnecting';
  useEffect(() => {
    setLong(false);
    if (!isDown) return;
    const timer = setTimeout(() => setLong(true), shownAfter);
    return () => clearTimeout(timer);
  }, [isDown]);
  if (connection === 'lost')
    return (
      <div className={connectionLine} role="alert">
        {text.lost}
        <Button size="sm" onPress={onRetry}>
          {text.retry}
        </Button>
      </div>
    );
  if (!isDown || !isLong) return null;
  return (
    <div className={connectionLine}>
      <Spinner size="sm" />
      {text.reconnecting}
    </div>
  );
}
