'use client';
import { Button, DialogTrigger, Drawer } from '@hengce/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { goToPlace } from '../../../shared/components/place/goToPlace';
import { Readiness, type ReadinessProps } from './Readiness';
import { useApplicationText } from './text';

/** 还差什么 on phones: a sheet that closes when a link is followed. */
export function ReadinessSheet(props: Omit<ReadinessProps, 'onGo'>) {
  const text = useApplicationText().application.ready;
  const [isOpen, setOpen] = useState(false);
  const followed = useRef<string>(undefined);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>{text.title}</Button>
      <Drawer title={text.title} placement="bottom">
        <FollowWhenGone place={followed} />
        <Readiness
          {...props}
          onGo={(to) => {
            followed.current = to;
            setOpen(false);
          }}
        />
      </Drawer>
    </DialogTrigger>
  );
}

/** Goes to the place once the sheet is gone, which keeps the focus to itself until then and gives it back to its button. */
function FollowWhenGone({ place }: { place: RefObject<string | undefined> }) {
  useEffect(
    () => () => {
      const to = place.current;
      place.current = undefined;
      if (to !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => goToPlace(to)));
    },
    [place],
  );
  return null;
}
