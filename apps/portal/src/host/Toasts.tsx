import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** The place of toasts, from the first idle moment on; the queue keeps what comes earlier. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        // Without it messages wait; nothing else depends on it.
        import('./toasts').then(({ ToastRegion }) => setRegion(() => ToastRegion)).catch(() => undefined);
      }),
    [],
  );
  return Region ? <Region /> : null;
}
