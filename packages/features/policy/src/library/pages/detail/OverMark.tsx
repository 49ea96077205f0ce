import { Link, Tag } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { successorOf } from '../../model/successor';
import { isOver } from '../../model/validity';
import { overMark } from './PolicyDetailPage.css';

/** Mark 已被修订 with a link to the document in force; nothing while this one is. */
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
