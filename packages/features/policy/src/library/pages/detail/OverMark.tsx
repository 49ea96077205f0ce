import { Link, Tag } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { successorOf } from '../../model/successor';
import { isOver } from '../../model/validity';
import { overMark } from './PolicyDetailPage.css';

/**
 * Mark with the status of a document out of force (已被修订, 已废止, 已过有效期), and a link to its successor where
 * there is one; nothing while it is in force.
 */
export function OverMark({ policy }: { policy: Policy }) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const successor = successorOf(policy);
  if (!isOver(policy)) return null;
  return (
    <div className={overMark}>
      <Tag tone={policy.status === 'repealed' ? 'danger' : 'warning'}>{text.status[policy.status]}</Tag>
      {successor ? (
        <Link
          href={hrefs.detail(successor.id)}
          variant="standalone"
          aria-label={text.detail.successor(successor.title)}
        >
          {text.detail.toSuccessor}
        </Link>
      ) : null}
    </div>
  );
}
