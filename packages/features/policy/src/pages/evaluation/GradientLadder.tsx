'use client';
import type { GradientTier } from '@hengce/api';
import { Tag } from '@hengce/ui';
import { ladder, muted, rung, rungTitle, tags } from './Evaluation.css';
import { useEvaluationText } from './text';

export interface GradientLadderProps {
  tiers: readonly GradientTier[];
  /** The highest tier whose title the firm has. */
  reached: string | null;
  shown: GradientTier['id'] | undefined;
  onShow: (tier: GradientTier['id']) => void;
}

/** 梯度: the four tiers side by side, where the firm stands, and which one is read below. */
export function GradientLadder({ tiers, reached, shown, onShow }: GradientLadderProps) {
  const text = useEvaluationText().evaluation;
  return (
    <ol className={ladder} aria-label={text.chain}>
      {tiers.map(({ id, title, verdict, conclusion, isHeld }) => (
        <li key={id}>
          <button type="button" className={rung} aria-pressed={id === shown} onClick={() => onShow(id)}>
            <span className={rungTitle}>{title}</span>
            <span className={tags}>
              {id === reached ? <Tag tone="accent">{text.here}</Tag> : isHeld ? <Tag>{text.held}</Tag> : null}
              <Tag>{text.verdict[verdict]}</Tag>
            </span>
            <span className={muted}>{conclusion}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
