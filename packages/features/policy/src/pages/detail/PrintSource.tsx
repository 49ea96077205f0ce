import { longDate } from '../../model/dates';
import type { Policy } from '../../model/types';
import { usePolicyText } from '../../text';
import { printOnly } from './PolicyDetailPage.css';

/** The last lines on paper: where the text is from, and that it may have changed. */
export function PrintSource({ policy: { source, isSample } }: { policy: Policy }) {
  const { detail: text, comma } = usePolicyText();
  const lines = [
    isSample && text.sampleNotice,
    text.printSource([source.name, source.url].filter(Boolean).join(comma)),
    source.verifiedAt && text.printVerified(longDate(source.verifiedAt)),
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
