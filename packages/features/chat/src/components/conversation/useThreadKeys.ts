'use client';
import { type RefObject, useEffect } from 'react';

/** Effect that makes Alt+↑ and Alt+↓ go from message to message. */
export function useThreadKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || step === 0 || event.isComposing) return;
      const articles = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
      if (articles.length === 0) return;
      const at = articles.findIndex((article) => article.contains(document.activeElement));
      const next = articles[at < 0 ? (step < 0 ? articles.length - 1 : 0) : at + step];
      if (!next) return;
      event.preventDefault();
      next.tabIndex = -1;
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
