'use client';
import { Alert, Button, Progress, Text } from '@hengce/ui';
import type { Minutes } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { part } from './minutes.css';

export interface WritingNoteProps {
  minutes: Minutes;
  onStop: () => void;
}

/** What a model does about the minutes, or did the last time; without a model that there is none. */
export function WritingNote({ minutes: { model, origin, writing }, onStop }: WritingNoteProps) {
  const text = useMeetingText().minutes.writing;
  if (writing?.state === 'running')
    return (
      <div className={part}>
        <Progress label={text.running(writing.done, writing.total)} value={(writing.done / writing.total) * 100} />
        <div>
          <Button size="sm" onPress={onStop}>
            {text.stop}
          </Button>
        </div>
      </div>
    );
  if (writing?.state === 'failed') return <Alert tone="warning">{text.failed(writing.problem ?? '')}</Alert>;
  if (writing?.state === 'stopped') return <Alert>{text.stopped}</Alert>;
  if (origin === 'model' && writing !== null && writing.dropped > 0)
    return <Text variant="meta">{text.dropped(writing.dropped)}</Text>;
  return model === null ? <Text variant="meta">{text.noModel}</Text> : null;
}
