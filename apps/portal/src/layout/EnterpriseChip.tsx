import type { UserInfo } from '@hengce/api';
import { chip, square, words } from './Shell.css';

type Enterprise = NonNullable<UserInfo['enterprise']>;

/** For whom one works here. Names of samples say so themselves. */
export function EnterpriseChip({ enterprise, isCollapsed }: { enterprise: Enterprise; isCollapsed: boolean }) {
  return (
    <div className={chip} data-collapsed={isCollapsed || undefined} title={enterprise.name}>
      <span className={square} aria-hidden="true">
        {[...enterprise.name][0]}
      </span>
      <span className={words}>{enterprise.name}</span>
    </div>
  );
}
