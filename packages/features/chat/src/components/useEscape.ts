import { useEffect } from 'react';
import { useSteady } from './conversation/useSteady';

/** Effect that calls `act` on Esc while `isOn`, unless Esc belongs to an input method or to something open over the page. */
export function useEscape(isOn: boolean, act: () => void): void {
  const onEscape = useSteady(act);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return;
      // One press does one thing.
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, onEscape]);
}
