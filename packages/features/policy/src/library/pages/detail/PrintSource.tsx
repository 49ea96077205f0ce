import { chineseDate } from '@hengce/text';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { summaryAuthorOf } from '../../model/summaryAuthor';
import { printNotice, printOnly } from './PolicyDetailPage.css';

/** First line of a print: that the text is a sample, or not the original. */
export function PrintNotice({ policy }: { policy: Policy }) {
  const { detail: text } = usePolicyText();
  const author = summaryAuthorOf(policy);
  const notOriginal = author && { ours: text.notOriginal, thirdParty: text.thirdParty }[author];
  const notice = policy.isSample ? text.sampleNotice : notOriginal;
  return notice ? <p className={printNotice}>{notice}</p> : null;
}

/** Last lines of a print: the source of the text, and that it may have changed. */
export function PrintSource({ policy: { source } }: { policy: Policy }) {
  const { detail: text, comma } = usePolicyText();
  const lines = [
    text.printSource([source.name, source.url].filter(Boolean).join(comma)),
    source.verifiedAt && text.printVerified(chineseDate(source.verifiedAt)),
    source.attribution,
    text.disclaimer,
  ];
  return (
    <footer className={printOnly}>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </footer>
  );
}
