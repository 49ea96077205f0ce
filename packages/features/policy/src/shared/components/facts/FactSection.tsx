import { Heading } from '@hengce/ui';
import type { ReactNode } from 'react';
import { sectionBox } from './facts.css';

/** Section of the facts beside a document, with a title. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={sectionBox}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
