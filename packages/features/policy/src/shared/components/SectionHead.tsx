import { Heading, Link, Text } from '@hengce/ui';
import type { ReactNode } from 'react';
import { frame, head, headEnd, hintPlace } from './SectionHead.css';

export interface SectionHeadProps {
  /** Id of the heading, to label its section. */
  id: string;
  title: string;
  hint?: ReactNode;
  more?: { href: string; label: string };
}

/** Head of a section of an overview: title, hint and link. */
export function SectionHead({ id, title, hint, more }: SectionHeadProps) {
  return (
    <div className={frame}>
      <div className={head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {hint ? (
          <span className={hintPlace}>
            <Text variant="meta">{hint}</Text>
          </span>
        ) : null}
        {more ? (
          <span className={headEnd}>
            <Link href={more.href} variant="standalone">
              {more.label}
            </Link>
          </span>
        ) : null}
      </div>
    </div>
  );
}
