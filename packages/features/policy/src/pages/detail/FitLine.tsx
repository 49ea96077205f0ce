import { Link } from '@hengce/ui';
import { links, muted } from './FitPanel.css';

export interface FitLineProps {
  words: string;
  /** Where that can be changed; without it the words stand alone. */
  href?: string;
  link?: string;
}

/** Why nothing is judged here. */
export function FitLine({ words, href, link }: FitLineProps) {
  return (
    <p className={links}>
      <span className={muted}>{words}</span>
      {href ? (
        <Link variant="standalone" href={href}>
          {link}
        </Link>
      ) : null}
    </p>
  );
}
