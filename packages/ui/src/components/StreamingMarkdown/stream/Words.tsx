'use client';
import { useContext, useMemo } from 'react';
import { useUiText } from '../../../provider/Provider';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { FlagContext } from '../MarkdownContext';
import { flagged, whole } from '../StreamingMarkdown.css';
import { splitWords } from './splitWords';

/** Text in which figures that are in no source are marked. */
export function Words({ value }: { value: string }) {
  const text = useUiText();
  const flags = useContext(FlagContext);
  const parts = useMemo(() => splitWords(value, flags), [value, flags]);
  return parts.map(({ at, value: words, isFlagged }) =>
    isFlagged ? (
      <span key={at} className={flagged} title={text.unprovenFigure}>
        {words}
        <span className={visuallyHidden}>{`（${text.unprovenFigure}）`}</span>
      </span>
    ) : (
      <WholeFigures key={at} value={words} />
    ),
  );
}

const figure = /(\d[\d,.]*(?:[千百]?[万亿]*元|%))/;

/** A sum or a share and its unit never part at the end of a line. */
function WholeFigures({ value }: { value: string }) {
  return value.split(figure).map((part, index) =>
    // Every second one is what the text was split at.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end, so that a place is an identity
      <span key={index} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
