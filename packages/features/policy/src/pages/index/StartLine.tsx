import { Link } from '@hengce/ui';
import { line, muted } from './PolicyIndexPage.css';

export interface StartLineProps {
  words: string;
  /** The way to change that; a host may have none. */
  href?: string;
  link: string;
}

/** Why nothing is said of a firm here. */
export function StartLine({ words, href, link }: StartLineProps) {
  return (
    <p className={line}>
      <span className={muted}>{words}</span>
      {href ? (
        <Link variant="standalone" href={href}>
          {link}
        </Link>
      ) : null}
    </p>
  );
}
