'use client';
import { Link } from 'react-aria-components';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { figure } from './HeatMatrix.css';
import type { MatrixMoves } from './useMatrixMoves';

interface HeatFigureProps {
  /** null where nothing is known. */
  text: string | null;
  /** Spoken label: 制造业，江苏省，8项. */
  label: string;
  /** Colour step, 1 to 7; 0 for none. */
  step: number;
  href: string | undefined;
  moves: MatrixMoves;
}

/** Cell of the matrix: a count, linked to its list where it has one. */
export function HeatFigure({ text, label, step, href, moves }: HeatFigureProps) {
  const className = figure({ step: step as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 });
  if (href)
    return (
      <Link {...moves} href={href} className={className} aria-label={label}>
        {text}
      </Link>
    );
  return (
    <span className={className}>
      <span aria-hidden="true">{text ?? '—'}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
