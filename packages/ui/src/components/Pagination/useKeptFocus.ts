import { useEffect, useRef } from 'react';

/**
 * Some buttons are gone or off once they were pressed; the focus then goes on with `refocus`.
 *
 * @param outcome what changes when the press has had its effect
 * @returns to be called when one of them is pressed
 */
export function useKeptFocus(outcome: unknown, refocus: () => void): () => void {
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the outcome changes, not when the page renders anew
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const at = document.activeElement;
    if (at === null || at === document.body || at.matches(':disabled')) refocus();
  }, [outcome]);
  return () => {
    isPressed.current = true;
  };
}
