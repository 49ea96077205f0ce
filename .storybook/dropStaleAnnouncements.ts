/**
 * react-aria announces a pending button by pointing at it, and keeps that pointer for seven seconds. When the button is
 * gone by then (its page was left), axe finds a pointer to nothing; a screen reader has long read it.
 */
export function dropStaleAnnouncements() {
  for (const spoken of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    if (!document.getElementById(spoken.getAttribute('aria-labelledby') ?? '')?.textContent) spoken.remove();
  }
}
