'use client';
import type { OfficialPortal } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Link, Tag } from '@hengce/ui';
import { meta } from '../regions/RegionPage.css';
import { line, lineMain } from './NationwidePage.css';
import { useNationwideText } from './text';

/** An official portal with its source and its last check. */
export function PortalLine({
  portal: { path, name, url, origin, checkedAt, isReachable },
}: {
  portal: OfficialPortal;
}) {
  const text = useNationwideText().nationwide;
  const now = useNow();
  const parents = path.split('/').slice(0, -1).join('');
  return (
    <li className={line}>
      <span className={lineMain}>
        <Link href={url} isExternal>
          {`${parents}${name}`}
        </Link>
      </span>
      {origin === 'builtin' ? <span className={meta}>{text.builtin}</span> : null}
      {/* That it answers says nothing of whose page it is: no person has compared any of them. */}
      <Tag>{text.unverified}</Tag>
      {isReachable === false ? <Tag tone="warning">{text.unreachable}</Tag> : null}
      <span className={meta}>{checkedAt ? text.checked(shortDay(checkedAt, now)) : text.unchecked}</span>
    </li>
  );
}
