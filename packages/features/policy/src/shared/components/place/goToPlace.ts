/** Goes to a place of the page and into its first field, or to its first control; what offers to fill a field in is passed over. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place
    ?.querySelector<HTMLElement>(':is(input, textarea, button, [tabindex]):not([data-aside] *)')
    ?.focus({ preventScroll: true });
}
