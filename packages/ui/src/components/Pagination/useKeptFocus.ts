import { useEffect, useRef } from 'react';

/**
 * Function to call on a press: when the pressed button then disappears or is disabled, `refocus` moves the focus.
 *
 * @param outcome value that changes when the press has taken effect
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
