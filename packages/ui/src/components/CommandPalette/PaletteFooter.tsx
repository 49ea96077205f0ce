'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Kbd } from '../Kbd';
import { footer, footerEnd, hint } from './CommandPalette.css';
import type { PaletteSection } from './PaletteResults';

interface PaletteFooterProps {
  sections: readonly PaletteSection[];
  children: ReactNode;
}

/** Foot of the palette: its keys, hidden from assistive technology, which announces them in its own way, and the caller's words. */
export function PaletteFooter({ sections, children }: PaletteFooterProps) {
  const text = useUiText();
  const hasLinks = sections.some(({ items }) => items.some((item) => item.href));
  return (
    <div className={footer}>
      <span className={hint} aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {text.commandChoose}
      </span>
      <span className={hint} aria-hidden="true">
        <Kbd>⏎</Kbd>
        {text.commandOpen}
      </span>
      {hasLinks ? (
        <span className={hint} aria-hidden="true">
          <Kbd>{newTabKey()}</Kbd>
          {text.commandOpenInNewTab}
        </span>
      ) : null}
      {children ? <span className={footerEnd}>{children}</span> : null}
    </div>
  );
}

const newTabKey = () => (/Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘⏎' : 'Ctrl ⏎');
