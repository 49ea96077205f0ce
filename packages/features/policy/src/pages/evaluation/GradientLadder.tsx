'use client';
import type { GradientTier } from '@hengce/api';
import { Tag } from '@hengce/ui';
import { ladder, muted, rung, rungTitle, tags } from './Evaluation.css';
import { useEvaluationText } from './text';

/** 梯度: the four tiers side by side, and where the firm stands. */
export function GradientLadder({ tiers, reached }: { tiers: readonly GradientTier[]; reached: string | null }) {
  const text = useEvaluationText().evaluation;
  return (
    <nav aria-label={text.chain}>
      <ol className={ladder}>
        {tiers.map(({ id, title, verdict, conclusion, isHeld }) => (
          <li key={id}>
            <a href={`#tier-${id}`} className={rung} data-reached={id === reached || undefined}>
              <span className={rungTitle}>{title}</span>
              <span className={tags}>
                {id === reached ? <Tag tone="accent">{text.here}</Tag> : isHeld ? <Tag>{text.held}</Tag> : null}
                <Tag>{text.verdict[verdict]}</Tag>
              </span>
              <span className={muted}>{conclusion}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
