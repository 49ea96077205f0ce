import { Link } from '@hengce/ui';
import { line, reason } from './NothingSaid.css';

export interface NothingSaidProps {
  words: string;
  /** Address where that can be changed; a host may have none. */
  href?: string;
  link?: string;
}

/** Reason why nothing is known about the enterprise here, with a link to change that. */
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
