'use client';
import { useContext, useMemo } from 'react';
import { useUiText } from '../../../provider/Provider';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { FlagContext } from '../MarkdownContext';
import { flagged } from '../StreamingMarkdown.css';
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
      words
    ),
  );
}
