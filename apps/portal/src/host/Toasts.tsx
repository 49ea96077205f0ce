import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/session';
import { onToastsWanted } from './notify';
import { whenIdle } from './whenIdle';

/** Region that shows toasts. It is mounted with the first toast; for signed-in users once the page is idle. */
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
