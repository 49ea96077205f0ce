'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Time until the first announcement of react-aria's live region, and a little more; milliseconds. */
const firstAnnouncement = 150;

/**
 * Effect that removes react-aria's announcement of a pending button when that button disappears, as on sign-in. It is a
 * reference to the button that lives for seven seconds, and would stay an image without a name at the top of the page.
 */
export function useTidyAnnouncement(button: RefObject<HTMLElement | null>, isPending = false): void {
  const announcedId = useRef<string>(undefined);
  useEffect(() => {
    if (isPending) announcedId.current = button.current?.id;
  }, [isPending, button]);
  useEffect(
    () => () => {
      if (!announcedId.current) return;
      removePointers(document, announcedId.current);
      // The page may be gone by then, and `document` with it.
      setTimeout(removePointers, firstAnnouncement, document, announcedId.current);
    },
    [],
  );
}

function removePointers(page: Document, id: string) {
  for (const pointer of page.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${id}"]`)) pointer.remove();
}
