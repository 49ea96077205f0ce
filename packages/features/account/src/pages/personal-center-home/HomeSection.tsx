import { Heading } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import { head, headWords, muted, section } from './PersonalCenterHomePage.css';

export interface HomeSectionProps {
  title: string;
  /** Content beside the title, such as the name of the enterprise. */
  about?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, about, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <span className={headWords}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {about ? <span className={muted}>{about}</span> : null}
        </span>
        {action}
      </div>
      {children}
    </section>
  );
}
