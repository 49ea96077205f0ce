import { Link } from '@hengce/ui';
import { line, reason } from './NothingSaid.css';

export interface NothingSaidProps {
  words: string;
  /** Where that can be changed; a host may have no such place. */
  href?: string;
  link?: string;
}

/** Why nothing is said of a firm here, and the way to change that. */
export function NothingSaid({ words, href, link }: NothingSaidProps) {
  return (
    <p className={line}>
      <span className={reason}>{words}</span>
      {href ? (
        <Link variant="standalone" href={href}>
          {link}
        </Link>
      ) : null}
    </p>
  );
}
