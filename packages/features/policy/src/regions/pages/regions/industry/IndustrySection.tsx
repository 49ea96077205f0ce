import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../../../shared/components/SectionHead';
import { stack } from '../RegionPage.css';

/** Section of 产业对比 with a title. */
export function IndustrySection({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} />
      {children}
    </section>
  );
}
