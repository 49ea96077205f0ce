import type { MainComponents } from '@hengce/api/contract';
import type { NewMessage } from '../../account/messages';
import { moveText, type Notice } from '../notices';

type S = MainComponents['schemas'];

/** Policy or list that a subscription reports. */
export interface Subject {
  kind: 'new' | 'changed' | 'extension' | 'publicity';
  id: string;
  title: string;
  /** Version of it; with the id it is reported once. */
  version: string;
}

/** Numbers of further subjects, by kind, that the message does not name. */
export type Unlisted = Partial<Record<Subject['kind'], number>>;

interface Subscribed {
  kind: S['SubscriptionKind'];
  name: string;
  spec: S['SubscriptionSpec'];
}

const units: readonly [Subject['kind'], string][] = [
  ['new', '项新政策'],
  ['extension', '份延期公告'],
  ['changed', '项更新'],
  ['publicity', '份公示名单'],
];
/** Items that a message lists, each with its link; the contract allows as many. */
const maxListed = 20;

/** Message about all news of one check; of several it lists up to twenty. */
export function messageOf(
  { kind, name, spec }: Subscribed,
  subjects: readonly Subject[],
  unlisted: Unlisted,
  notices: readonly Notice[],
): NewMessage {
  const count = (one: Subject['kind']) =>
    subjects.filter((subject) => subject.kind === one).length + (unlisted[one] ?? 0);
  const total = units.reduce((sum, [one]) => sum + count(one), 0);
  const counted = units.flatMap(([one, unit]) => (count(one) > 0 ? [`${count(one)}${unit}`] : []));
  const only = total === 1 ? subjects[0] : undefined;
  const listed = subjects.slice(0, maxListed);
  const isCut = total > listed.length;
  const moves = subjects.flatMap(({ kind: one, id }) => (one === 'extension' ? movesOf(notices, id) : []));
  return {
    type: 'subscription',
    title:
      kind === 'policy' && count('new') === total
        ? `“${name}”有新版本`
        : kind === 'policy' && count('extension') === total
          ? `“${name}”的截止延期了`
          : `“${name}”有${counted.join('、')}`,
    body: [
      moves.length > 0 ? `${moves.join('；')}。` : '',
      only ? `《${only.title}》。` : '',
      isCut ? `下面是其中${listed.length}项，其余在“我的订阅”里。` : '',
    ].join(''),
    reason: `因为您订阅了“${name}”`,
    link: only === undefined ? linkOfAll({ kind, spec }, isCut) : linkOf(only),
    items: only === undefined ? listed.map((subject) => ({ title: subject.title, link: linkOf(subject) })) : [],
  };
}

const linkOf = ({ kind, id }: Subject): string =>
  `/Policy/${{ new: 'PolicyDetail', changed: 'PolicyDetail', extension: 'policyNoticeDetails', publicity: 'publicity' }[kind]}/${encodeURIComponent(id)}`;

/** Where a message about several leads as a whole: to the policy that is followed; to the subscription where not all are listed. */
function linkOfAll({ kind, spec }: Pick<Subscribed, 'kind' | 'spec'>, isCut: boolean): string | null {
  if (kind === 'policy') return `/Policy/PolicyDetail/${encodeURIComponent(spec.policyId ?? '')}`;
  return isCut ? '/PersonalCenter/mySubscription' : null;
}

function movesOf(notices: readonly Notice[], extensionId: string): string[] {
  const change = notices.flatMap(({ changes }) => changes).find(({ policyId }) => policyId === extensionId);
  const [move] = change?.moves ?? [];
  if (change === undefined || move === undefined) return [];
  return [`${move.batch ?? ''}${moveText(move.from, move.to, change)}`];
}
