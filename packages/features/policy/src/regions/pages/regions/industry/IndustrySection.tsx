import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../../../shared/components/SectionHead';
import { stack } from '../RegionPage.css';

/** A titled part of 产业对比. */
export function IndustrySection({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} />
      {children}
    </section>
  );
}
