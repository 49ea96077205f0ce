'use client';
import { Button, DialogTrigger, Drawer } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { goToPlace } from '../../components/place/goToPlace';
import { Readiness } from './Readiness';
import { useApplicationText } from './text';

/** 还差什么 on phones: a sheet, which closes when one of its lines is followed. */
export function ReadinessSheet({ declarationId }: { declarationId: string }) {
  const text = useApplicationText().application.ready;
  const [isOpen, setOpen] = useState(false);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    // Nothing below the sheet can take the focus before it is closed.
    if (isOpen || followed.current === undefined) return;
    goToPlace(followed.current);
    followed.current = undefined;
  }, [isOpen]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>{text.title}</Button>
      <Drawer title={text.title} placement="bottom">
        <Readiness
          declarationId={declarationId}
          onGo={(to) => {
            followed.current = to;
            setOpen(false);
          }}
        />
      </Drawer>
    </DialogTrigger>
  );
}
