import { Heading, Link, Text } from '@hengce/ui';
import { head, headEnd } from './SectionHead.css';

export interface SectionHeadProps {
  /** Of the heading, to name its section. */
  id: string;
  title: string;
  hint?: string;
  more?: { href: string; label: string };
}

/** The title of a section of an overview, what is said beside it, and the way on. */
export function SectionHead({ id, title, hint, more }: SectionHeadProps) {
  return (
    <div className={head}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {hint ? <Text variant="meta">{hint}</Text> : null}
      {more ? (
        <span className={headEnd}>
          <Link href={more.href} variant="standalone">
            {more.label}
          </Link>
        </span>
      ) : null}
    </div>
  );
}
