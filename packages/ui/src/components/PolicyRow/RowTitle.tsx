import { Link } from 'react-aria-components';
import { Highlight } from '../Highlight';
import { WordBreak } from '../Text';
import type { PolicyRowProps } from './PolicyRow';
import { clamp, link, title as titleClass } from './PolicyRow.css';
import type { PolicyRowVariant } from './policyRowOptions';

type RowTitleProps = Pick<PolicyRowProps, 'title' | 'titleMarks' | 'href' | 'statusLabel' | 'headingLevel'> & {
  variant: PolicyRowVariant;
};

/** The serif title, at most two lines. Without marks it breaks between words. */
export function RowTitle({ title, titleMarks = [], href, statusLabel, headingLevel = 3, variant }: RowTitleProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Title className={titleClass({ variant, isOver: statusLabel !== undefined })}>
      <span className={clamp}>
        <Link href={href} className={link({ isStretched: variant !== 'result' })}>
          {titleMarks.length > 0 ? <Highlight text={title} marks={titleMarks} /> : <WordBreak>{title}</WordBreak>}
        </Link>
      </span>
    </Title>
  );
}
