import { Highlight } from '../../Highlight';
import { ChangedWords } from './ChangedWords';
import { ownLine, room, strong, together } from './ClauseBlock.css';
import type { ClauseBlockProps } from './clauseBlockProps';
import { salutationEnd } from './salutation';

type ClauseWordsProps = Required<Pick<ClauseBlockProps, 'text' | 'kind'>> &
  Pick<ClauseBlockProps, 'label' | 'heading' | 'marks' | 'changes'> & {
    /** Whether the actions of the clause are at the end of its last line on touch screens. */
    hasRoom: boolean;
  };

/** Full-width, as printed; a character and no margin, so that it is there when the words are selected and copied. */
const gap = '\u3000';

/** Label, title and words of a clause. The addressee of a notice is on a line of its own. */
export function ClauseWords({ label, heading, text, kind, marks = [], changes = [], hasRoom }: ClauseWordsProps) {
  const end = kind === 'preamble' || kind === 'paragraph' ? salutationEnd(text) : 0;
  const part = (from: number, to = text.length) =>
    changes.length > 0 ? (
      <ChangedWords
        text={text.slice(from, to)}
        changes={changes.map((change) => ({ ...change, start: change.start - from, end: change.end - from }))}
      />
    ) : (
      <Highlight text={text.slice(from, to)} marks={marks.map(([start, stop]) => [start - from, stop - from])} />
    );
  // Where the last piece begins.
  const cut = end < text.length ? end : 0;
  const last = text.length - (hasRoom ? [...text].slice(-2).join('').length : 0);
  const rest = hasRoom ? (
    <>
      {part(cut, last)}
      <span className={together}>
        {part(last)}
        <span className={room} />
      </span>
    </>
  ) : (
    part(cut)
  );
  return (
    <>
      {kind === 'article' && label ? <b className={strong}>{label}</b> : label}
      {kind === 'article' && label ? gap : null}
      {heading ? <b className={strong}>{heading}</b> : null}
      {heading ? gap : null}
      {cut > 0 ? <span className={ownLine({ isFlush: true })}>{part(0, cut)}</span> : null}
      {end > 0 ? <span className={ownLine({ isFlush: cut === 0 })}>{rest}</span> : rest}
    </>
  );
}
