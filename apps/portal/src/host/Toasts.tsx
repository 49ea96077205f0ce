import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/session';
import { onToastsWanted } from './notify';
import { whenIdle } from './whenIdle';

/** The place of toasts. Features may show one at any time, so for signed-in users it is there once the page is idle. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  const isSignedIn = useSession().current !== null;
  useEffect(() => {
    if (Region) return;
    const load = () => {
      // Without it messages wait in their queue; nothing else depends on it.
      import('./toasts').then(({ ToastRegion }) => setRegion(() => ToastRegion)).catch(() => undefined);
    };
    const stopListening = onToastsWanted(load);
    const stopWaiting = isSignedIn ? whenIdle(load) : undefined;
    return () => {
      stopListening();
      stopWaiting?.();
    };
  }, [Region, isSignedIn]);
  return Region ? <Region /> : null;
}
