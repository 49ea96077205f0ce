'use client';
import { useEffect, useRef } from 'react';

interface Keys {
  onNext: () => void;
  onPrevious: () => void;
  onFind: () => void;
  /** Esc on a row of the list. */
  onLeaveList: () => void;
}

/**
 * Keyboard shortcuts of the page: F8 and Shift+F8 go to the next and the previous issue, Ctrl+F or ⌘F searches the text,
 * Esc leaves the list. In a dialog they pause, except in the list of issues.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      const isInList = at?.closest('[role=grid]') != null;
      if (event.isComposing || (at?.closest('[role=dialog], [role=alertdialog]') && !isInList)) return;
      const { onNext, onPrevious, onFind, onLeaveList } = latest.current;
      if (event.key === 'F8') (event.shiftKey ? onPrevious : onNext)();
      else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey)
        onFind();
      else {
        if (event.key === 'Escape' && at?.closest('[role=row]')) onLeaveList();
        return;
      }
      event.preventDefault();
    };
    // Before the list, which keeps some keys to itself.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
