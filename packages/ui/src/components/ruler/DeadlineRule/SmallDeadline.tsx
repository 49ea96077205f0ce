import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { type Deadline, readDeadline } from '../deadline';
import type { DeadlineWords } from '../deadlineWords';
import { RuleLine } from '../RuleLine';
import { date, line, mini, remaining, row, words as wordsClass } from './DeadlineRule.css';
import type { DeadlineSize } from './deadlineOptions';
import { drawDeadline } from './drawDeadline';

interface SmallDeadlineProps {
  deadline: Deadline;
  words: DeadlineWords;
}

/**
 * Deadline within a line of text. Its words are hidden from assistive technology, which reads the label of the picture
 * instead.
 */
export function MiniDeadline({ deadline, words, size }: SmallDeadlineProps & { size: DeadlineSize }) {
  const { state, isUrgent } = readDeadline(deadline);
  const shown =
    size === 'sm' ? words.short : state === 'upcoming' ? `${words.date}${words.remaining}` : words.remaining;
  const tone = isUrgent
    ? 'urgent'
    : state === 'closed' || state === 'none'
      ? 'muted'
      : size === 'md' && state === 'open'
        ? 'plain'
        : 'secondary';
  return (
    <span className={mini}>
      {state === 'none' ? (
        <span className={line({ size })} role="img" aria-label={words.sentence} />
      ) : (
        <span className={line({ size })}>
          <RuleLine height={16} label={words.sentence} {...drawDeadline(deadline)} />
        </span>
      )}
      <span className={remaining({ size: 'meta', tone })} aria-hidden="true">
        {shown}
      </span>
    </span>
  );
}

/** Days left alone, as urgent as their ruler would be: 41天. */
export function DeadlineDays({ deadline, words }: SmallDeadlineProps) {
  const { isUrgent } = readDeadline(deadline);
  return (
    <span className={remaining({ size: 'meta', tone: isUrgent ? 'urgent' : 'muted' })}>
      <span className={visuallyHidden}>{words.sentence}</span>
      <span aria-hidden="true">{words.short}</span>
    </span>
  );
}

export function DeadlineRow({ deadline, words }: SmallDeadlineProps) {
  const { state, isUrgent } = readDeadline(deadline);
  if (state === 'none') return <span className={remaining({ size: 'caption', tone: 'muted' })}>{words.remaining}</span>;
  return (
    <span className={row}>
      <RuleLine height={16} label={words.sentence} {...drawDeadline(deadline)} />
      <span className={wordsClass} aria-hidden="true">
        {words.date ? <span className={date}>{words.date}</span> : null}
        <span
          className={remaining({
            size: 'caption',
            tone: isUrgent ? 'urgent' : state === 'rolling' ? 'secondary' : 'muted',
          })}
        >
          {words.remaining}
        </span>
      </span>
    </span>
  );
}
