'use client';
import { withoutSampleEnd, withoutSampleMark } from '../sampleMarks';
import { CompactRow } from './CompactRow';
import type { PolicyRowProps } from './policyRowProps';
import { ResultRow } from './ResultRow';
import { SideRow } from './SideRow';

const rows = { result: ResultRow, compact: CompactRow, side: SideRow };

/**
 * 政策行. The title is the link; in compact and side rows it covers the row. Rows stack by the width of their own
 * container.
 */
export function PolicyRow({ variant = 'result', ...props }: PolicyRowProps) {
  const Row = rows[variant];
  return <Row {...(props.isSample ? cleaned(props) : props)} />;
}

/** Props of a sample's row without the marks 示例 in its words, which its tag says. */
function cleaned<Props extends PolicyRowProps>(props: Props): Props {
  const { title, titleMarks = [], issuers = [], snippets = [] } = props;
  const plain = withoutSampleMark(title);
  const cut = title.length - plain.length;
  const moved = titleMarks.map(([from, to]): [number, number] => [Math.max(0, from - cut), Math.max(0, to - cut)]);
  return {
    ...props,
    title: plain,
    titleMarks: moved,
    issuers: issuers.map(withoutSampleMark),
    snippets: snippets.map((snippet) => ({ ...snippet, text: withoutSampleEnd(withoutSampleMark(snippet.text)) })),
  };
}
