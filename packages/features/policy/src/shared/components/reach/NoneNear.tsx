'use client';
import type { Reach } from '@hengce/api';
import { Button, StateView, type StateViewProps } from '@hengce/ui';
import { usePolicyText } from '../../text';

export interface NoneNearProps extends Pick<StateViewProps, 'headingLevel' | 'children'> {
  reach: Reach;
  onWiden: () => void;
}

/** Empty list of a region while other regions have some, which the button shows. */
export function NoneNear({ reach, onWiden, ...rest }: NoneNearProps) {
  const text = usePolicyText().reach;
  return (
    <StateView
      kind="noResult"
      title={text.noneNear(reach.name)}
      primaryAction={<Button onPress={onWiden}>{text.elsewhere(reach.elsewhere)}</Button>}
      {...rest}
    />
  );
}
