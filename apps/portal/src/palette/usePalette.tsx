import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { notify } from '../host/notify';
import { whenIdle } from '../host/whenIdle';
import { text } from '../text';
import type { PortalPaletteProps } from './PortalPalette';

const load = async () => (await import('./PortalPalette')).PortalPalette;

/**
 * Command palette, which ⌘K or Ctrl K opens on every page: its element, and a function that opens it. Its code is
 * fetched after the page, so that it is ready when needed.
 */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PortalPaletteProps>>();

  const open = useCallback(() => {
    setOpen(true);
    load().then(
      (loaded) => setPalette(() => loaded),
      () => {
        setOpen(false);
        void notify(text.palette.failed, { tone: 'error', action: { onPress: open } });
      },
    );
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        // A failure shows when the palette is wanted.
        load().then(
          (loaded) => setPalette(() => loaded),
          () => undefined,
        );
      }),
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return { open, element: Palette ? <Palette isOpen={isOpen} onOpenChange={setOpen} /> : null };
}
