import type { KnowledgeDocument } from '@hengce/api';
import type { StatusTone } from '@hengce/ui';
import { Ban, Check, CircleAlert, Clock, type LucideIcon, ScanText } from 'lucide-react';
import type { KnowledgeText } from './text';

export interface StateLabel {
  icon: LucideIcon;
  tone: StatusTone;
  words: string;
  /** Progress 0 to 100, while pages are read; absent otherwise. */
  progress?: number;
}

type Document = Pick<
  KnowledgeDocument,
  'state' | 'kind' | 'pages' | 'pagesDone' | 'failedPages' | 'queuePosition' | 'isEnabled' | 'expiresAt' | 'reason'
>;

/**
 * First words of a reason, short enough for a column: 文件有密码，无法读取。 → 文件有密码; undefined where they are not
 * 2 to 14 characters long.
 */
const inShort = (reason: string | null): string | undefined =>
  /^[^，。：；]{2,14}(?=[，。：；]|$)/.exec(reason ?? '')?.[0];

/**
 * State of a document as an icon, a tone and a few words, with its progress while it is read. Once it is read, 已停用
 * and 已过期 come before the result, because then it is not searched.
 *
 * @param today YYYY-MM-DD
 */
export function stateLabelOf(document: Document, text: KnowledgeText['document'], today: string): StateLabel {
  const { state, kind, pages, pagesDone, failedPages, queuePosition = null } = document;
  switch (state) {
    case 'queued':
      return { icon: Clock, tone: 'neutral', words: text.queued(queuePosition) };
    case 'parsing':
      return {
        icon: Clock,
        tone: 'neutral',
        words: text.parsing(pagesDone, pages, kind === 'xlsx'),
        ...(pages ? { progress: Math.round((100 * pagesDone) / pages) } : {}),
      };
    case 'indexing':
      return { icon: Clock, tone: 'neutral', words: text.indexing, progress: 100 };
    case 'failed':
      return { icon: CircleAlert, tone: 'danger', words: inShort(document.reason) ?? text.failed };
  }
  if (!document.isEnabled) return { icon: Ban, tone: 'neutral', words: text.disabled };
  if (document.expiresAt && document.expiresAt < today) return { icon: Ban, tone: 'warning', words: text.expired };
  return state === 'partial'
    ? { icon: ScanText, tone: 'warning', words: text.partial(failedPages.length) }
    : { icon: Check, tone: 'success', words: text.ready };
}
