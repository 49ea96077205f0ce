'use client';
import { AmountRuler, DeadlineFigure, ThresholdFigure } from '@hengce/ui';
import { useAccountText } from '../../text';
import { demo, headline, line, rulers, showcase } from './Showcase.css';

/** Day of the demo data, which never moves: it is a picture of the product, not news. */
const demoDay = new Date('2026-11-20T10:24:00+08:00');

/** Showcase of the product on three rulers: a deadline, a threshold, an amount. Its data is marked 示例. */
export function Showcase() {
  const { showcase: text } = useAccountText();
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
        <DeadlineFigure
          caption={text.deadline}
          title={text.deadlineOf}
          opensAt="2026-10-20"
          closesAt="2026-11-28"
          now={demoDay}
        />
        <ThresholdFigure
          caption={text.threshold}
          title={text.thresholdOf}
          kind="atLeast"
          threshold={4}
          value={5.7}
          scale={[0, 9]}
          result={text.thresholdAbove}
          format={(value) => `${value}%`}
        />
        <AmountRuler
          caption={text.amount}
          title={text.amountOf}
          amount={61.44}
          cap={200}
          result={text.amountExpected}
          amountText={text.amountHere}
          capText={text.amountLimit}
        />
      </div>
      <p className={demo}>{text.demo}</p>
    </section>
  );
}
