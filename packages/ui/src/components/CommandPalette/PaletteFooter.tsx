'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Kbd } from '../Kbd';
import { footer, footerEnd, hint } from './CommandPalette.css';

/** Which keys work here. Hidden from assistive technology, which announces them in its own way. */
export function PaletteFooter({ hasLinks, children }: { hasLinks: boolean; children: ReactNode }) {
  const text = useUiText();
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
