import { Fragment, useMemo } from 'react';
import { splitIntoWords } from './splitIntoWords';
import { breaksAtWords } from './Text.css';

export interface WordBreakProps {
  children: string;
}

/** 按词换行. A Chinese title that breaks between words, never inside 高新技术企业. Copying gives the unchanged text. */
export function WordBreak({ children }: WordBreakProps) {
  const words = useMemo(() => splitIntoWords(children), [children]);
  return (
    <span className={breaksAtWords}>
      {words.map(({ word, start }) => (
        <Fragment key={start}>
          {start > 0 ? <wbr /> : null}
          {word}
        </Fragment>
      ))}
    </span>
  );
}
