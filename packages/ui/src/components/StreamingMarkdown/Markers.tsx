'use client';
import { Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { MarkerContext } from './MarkdownContext';
import { marker, moreMarkers } from './StreamingMarkdown.css';
import type { MarkerPart } from './stream/splitText';

/** Largest number of citations of one claim that are all shown. */
const maxMarkers = 5;
/** Number of citations shown of a claim with more, before a word that unfolds the rest. */
const firstMarkers = 3;

export interface MarkersProps {
  markers: readonly MarkerPart[];
  /** A comma or full stop follows. */
  isClosed: boolean;
}

/**
 * Citation numbers behind a claim; of more than five the first three, and the rest on a press. They never begin a line,
 * and neither does what closes the sentence. `[^9]` without a source is left out, while 〔2026〕 stays text.
 */
export function Markers({ markers, isClosed }: MarkersProps) {
  const text = useUiText();
  const render = useContext(MarkerContext);
  const rest = useRef<HTMLSpanElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    if (isUnfolded) rest.current?.querySelector('button')?.focus();
  }, [isUnfolded]);

  const shown: ReactNode[] = [];
  let cited = 0;
  let foldAt = 0;
  for (const { at, id, value, before } of markers) {
    const node = render(id);
    if (node === null && value.startsWith('[')) continue;
    if (node !== null) cited += 1;
    if (node !== null && cited === firstMarkers + 1) foldAt = shown.length;
    shown.push(
      <Fragment key={at}>
        {before}
        {node === null ? (
          value
        ) : (
          <span className={marker} data-is-closed={isClosed || undefined}>
            {node}
          </span>
        )}
      </Fragment>,
    );
  }
  if (cited <= maxMarkers) return shown;
  return (
    <>
      {shown.slice(0, foldAt)}
      {isUnfolded ? <span ref={rest}>{shown.slice(foldAt)}</span> : null}
      <Button
        className={moreMarkers}
        aria-label={isUnfolded ? text.fewerCitationsName : text.allCitations(cited)}
        aria-expanded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? text.fewerCitations : text.manyCitations(cited)}
      </Button>
    </>
  );
}
