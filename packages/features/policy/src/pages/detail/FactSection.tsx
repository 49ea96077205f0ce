import { Heading } from '@hengce/ui';
import type { ReactNode } from 'react';
import { sectionBox } from './PolicyFacts.css';

export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={sectionBox}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
