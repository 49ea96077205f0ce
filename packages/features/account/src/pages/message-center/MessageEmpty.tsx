'use client';
import { Button, StateView } from '@hengce/ui';
import type { MessageState } from './messageState';
import { useMessageCenterText } from './text';

export interface MessageEmptyProps {
  state: MessageState;
  onAllTypes: () => void;
}

/** Empty state of the messages: none fit the filter, or there are none yet. */
export function MessageEmpty({ state, onAllTypes }: MessageEmptyProps) {
  const text = useMessageCenterText().messageCenter;
  if (state.type) {
    return (
      <StateView
        kind="noResult"
        title={text.noneOfType(text.types[state.type])}
        description={text.noneOfTypeBody}
        primaryAction={<Button onPress={onAllTypes}>{text.allTypes}</Button>}
      />
    );
  }
  const [title, description] = text.empty[state.box];
  return <StateView kind="empty" title={title} description={description} />;
}
