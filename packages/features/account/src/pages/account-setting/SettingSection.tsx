import { Heading } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import { about as aboutClass, section, sectionHead } from './AccountSettingPage.css';

export interface SettingSectionProps {
  /** Id, so that an address can lead here. */
  id: string;
  title: string;
  about?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function SettingSection({ id, title, about, action, children }: SettingSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={section} aria-labelledby={headingId}>
      <div className={sectionHead}>
        <div>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          {about ? <p className={aboutClass}>{about}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
