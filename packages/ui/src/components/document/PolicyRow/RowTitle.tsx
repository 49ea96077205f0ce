import { Fragment } from 'react';
import { Link } from 'react-aria-components';
import { DocumentFont } from '../../../provider/DocumentFont';
import { Highlight } from '../../Highlight';
import { splitIntoWords } from '../../Text/splitIntoWords';
import { breaksAtWords } from '../../Text/Text.css';
import { clamp, link, title as titleClass } from './PolicyRow.css';
import type { PolicyRowVariant } from './policyRowOptions';
import type { PolicyRowProps } from './policyRowProps';

type RowTitleProps = Pick<
  PolicyRowProps,
  'title' | 'titleMarks' | 'href' | 'statusLabel' | 'headingLevel' | 'isRead' | 'isSelected'
> & {
  variant: PolicyRowVariant;
};

/**
 * Title in the document's typeface, at most two lines, breaking between words. A mark over several words becomes one
 * for each.
 */
export function RowTitle({
  title,
  titleMarks = [],
  href,
  statusLabel,
  headingLevel = 3,
  isRead,
  isSelected,
  variant,
}: RowTitleProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Title className={titleClass({ variant, isOver: statusLabel !== undefined })}>
      <DocumentFont />
      <span className={clamp}>
        <Link
          href={href}
          aria-current={isSelected ? 'true' : undefined}
          className={link({ isStretched: variant !== 'result' })}
          {...{ 'data-visited': isRead || undefined }}
        >
          <span className={breaksAtWords}>
            {splitIntoWords(title).map(({ word, start }) => (
              <Fragment key={start}>
                {start > 0 ? <wbr /> : null}
                <Highlight text={word} marks={titleMarks.map(([from, to]) => [from - start, to - start])} />
              </Fragment>
            ))}
          </span>
        </Link>
      </span>
    </Title>
  );
}
