import { Alert, Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { successorOf } from '../../model/successor';
import { summaryAuthorOf } from '../../model/summaryAuthor';
import { notices } from './PolicyDetailPage.css';

/** Notices before the text: not (yet) in force, or not the original text; nothing otherwise. */
export function PolicyNotices({ policy }: { policy: Policy }) {
  const { detail: text, comma } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const successor = successorOf(policy);
  // Of a record without text the place of the text speaks for itself.
  const author = policy.clauses.length > 0 ? summaryAuthorOf(policy) : null;
  const state = {
    in_force: undefined,
    not_yet_effective: text.notYetEffective,
    amended: text.amended,
    repealed: text.repealed,
    expired: text.expired,
    unverified: undefined,
  }[policy.status];
  const { url } = policy.source;
  const notOriginal = author && { ours: text.notOriginal, thirdParty: text.thirdParty }[author];
  if (!state && !notOriginal) return null;
  return (
    <div className={notices}>
      {state ? (
        <Alert
          tone={policy.status === 'not_yet_effective' ? 'info' : 'warning'}
          action={
            successor ? <Link href={hrefs.detail(successor.id)}>{text.successor(successor.title)}</Link> : undefined
          }
        >
          {[state, policy.statusNote].filter(Boolean).join(comma)}
        </Alert>
      ) : null}
      {notOriginal ? (
        <Alert
          action={
            url ? (
              <Link href={url} isExternal>
                {text.notOriginalLink}
              </Link>
            ) : undefined
          }
        >
          {url ? notOriginal : [notOriginal, text.notOriginalNoLink].join(comma)}
        </Alert>
      ) : null}
    </div>
  );
}
