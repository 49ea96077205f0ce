/**
 * Scrolls to an element and focuses its first field or control; proposals for a field (data-aside) are skipped. Nothing
 * for an unknown id.
 */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place
    ?.querySelector<HTMLElement>(':is(input, textarea, button, [tabindex]):not([data-aside] *)')
    ?.focus({ preventScroll: true });
}
