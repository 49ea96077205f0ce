'use client';
import { useAccountText } from '../../text';
import {
  demo,
  facts,
  headline,
  kind,
  line,
  mark,
  measured,
  point,
  ruler,
  rulers,
  scale,
  showcase,
  stop,
  tick,
  track,
  value,
} from './Showcase.css';

interface ShowcaseRuler {
  kind: string;
  name: string;
  value: string;
  tone: 'seal' | 'ink' | 'accent';
  /** Percent of the length, as everything below. */
  from: number;
  to: number;
  stop: number;
  point?: { at: number; shows: 'now' | 'met' };
  ticks: number;
  marks: readonly (readonly [at: number, words: string])[];
}

/** The idea of the product on three rulers: when, whether, how much. Demo data, and marked so. */
export function Showcase() {
  const { showcase: text } = useAccountText();
  const shown: ShowcaseRuler[] = [
    {
      kind: text.deadline,
      name: text.deadlineOf,
      value: text.deadlineLeft,
      tone: 'seal',
      from: 79.6,
      to: 100,
      stop: 100,
      point: { at: 79.6, shows: 'now' },
      ticks: 18,
      marks: [
        [0, text.deadlineOpens],
        [79.6, text.deadlineToday],
        [100, text.deadlineCloses],
      ],
    },
    {
      kind: text.threshold,
      name: text.thresholdOf,
      value: text.thresholdAbove,
      tone: 'ink',
      from: 44.4,
      to: 100,
      stop: 44.4,
      point: { at: 63.3, shows: 'met' },
      ticks: 11.11,
      marks: [
        [0, '0%'],
        [44.4, '4%'],
        [63.3, '5.7%'],
        [100, '9%'],
      ],
    },
    {
      kind: text.amount,
      name: text.amountOf,
      value: text.amountExpected,
      tone: 'accent',
      from: 0,
      to: 30.7,
      stop: 30.7,
      ticks: 10,
      marks: [
        [0, '0'],
        [30.7, text.amountHere],
        [100, text.amountLimit],
      ],
    },
  ];
  return (
    <section className={showcase} aria-label={text.label}>
      <p className={headline}>
        {text.headline.map((part) => (
          <span key={part} className={line}>
            {part}
          </span>
        ))}
      </p>
      <div className={rulers}>
        {shown.map((entry) => (
          <Ruler key={entry.kind} {...entry} />
        ))}
      </div>
      <p className={demo}>{text.demo}</p>
    </section>
  );
}

function Ruler(props: ShowcaseRuler) {
  const { tone, from, to, ticks } = props;
  const at = (percent: number) => ({ insetInlineStart: `${percent}%` });
  const tickAt = Array.from({ length: Math.floor(100 / ticks) + 1 }, (_, index) => index * ticks);
  return (
    <div>
      <p className={kind}>{props.kind}</p>
      <p className={facts}>
        <span>{props.name}</span>
        <span className={value} data-tone={tone}>
          {props.value}
        </span>
      </p>
      <div className={ruler} data-tone={tone} aria-hidden="true">
        <i className={track} />
        {tickAt.map((percent) => (
          <i key={percent} className={tick} style={at(percent)} />
        ))}
        <i className={measured} style={{ ...at(from), width: `${to - from}%` }} />
        <i className={stop} style={at(props.stop)} />
        {props.point ? <i className={point} data-point={props.point.shows} style={at(props.point.at)} /> : null}
      </div>
      <p className={scale}>
        {props.marks.map(([percent, words]) => (
          <span key={words} className={mark} style={at(percent)}>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}
