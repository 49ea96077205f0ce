import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { notify } from '../host/notify';
import { text } from '../text';
import type { PortalPaletteProps } from './PortalPalette';

/** The command palette: ⌘K or Ctrl K anywhere. Its code is fetched when it is first wanted. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PortalPaletteProps>>();

  const open = useCallback(() => {
    setOpen(true);
    import('./PortalPalette').then(
      ({ PortalPalette }) => setPalette(() => PortalPalette),
      () => {
        setOpen(false);
        void notify(text.palette.failed, { tone: 'error', action: { onPress: open } });
      },
    );
  }, []);

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
