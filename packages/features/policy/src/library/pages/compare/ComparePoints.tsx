'use client';
import type { ComparedPoint, ComparedRow, PolicyComparison } from '@hengce/api';
import { Button, Icon, Tag } from '@hengce/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { PlaceLink } from '../../../shared/components/place/PlaceLink';
import { SectionHead } from '../../../shared/components/SectionHead';
import { block, figure, meta, pointRow, points, saying, sayings, where } from './ComparePage.css';
import { useCompareText } from './text';

const topics = ['amount', 'deadline', 'threshold', 'materials'] as const;
/** Number of points shown before all are asked for. */
const fewest = 8;

/** 要点变化: points that became more, less, new or gone, each with its sentence and clause; the first eight, or all on a press. */
export function ComparePoints({ comparison: { points: all, rows } }: { comparison: PolicyComparison }) {
  const text = useCompareText().compare.points;
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const sorted = topics.flatMap((topic) => all.filter((point) => point.topic === topic));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <section className={block} aria-labelledby={id}>
      <SectionHead id={id} title={text.title} hint={all.length > 0 ? text.hint : undefined} />
      {all.length === 0 ? <p className={meta}>{text.none}</p> : null}
      <ul className={points}>
        {(isWhole ? sorted : sorted.slice(0, fewest)).map((point, index) => {
          const row = byId.get(point.rowId);
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no id, and are not reordered
          return row ? <PointRow key={index} point={point} row={row} /> : null;
        })}
      </ul>
      {all.length > fewest ? (
        <div>
          <Button size="sm" variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.fewer : text.all(all.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function PointRow({ point: { topic, left, right, direction }, row }: { point: ComparedPoint; row: ComparedRow }) {
  const text = useCompareText().compare;
  const clauses = [row.left?.label, row.right?.label].filter(Boolean);
  return (
    <li className={pointRow}>
      <Tag>{text.topic[topic]}</Tag>
      <div className={sayings}>
        <Said words={left} absent={text.points.only.left} Mark="del" />
        <Said words={right} absent={text.points.only.right} Mark="ins" />
      </div>
      <p className={where}>
        {direction ? (
          <Icon icon={direction === 'more' ? ArrowUp : ArrowDown} label={text.points.direction[direction]} />
        ) : null}
        <PlaceLink to={`row-${row.id}`}>{[...new Set(clauses)].join(' → ') || text.points.whole}</PlaceLink>
      </p>
    </li>
  );
}

interface SaidProps {
  words: ComparedPoint['left'];
  absent: string;
  Mark: 'ins' | 'del';
}

function Said({ words, absent, Mark }: SaidProps) {
  if (words === null) return <p className={meta}>{absent}</p>;
  return (
    <p className={saying}>
      {words.before}
      {words.figure ? <Mark className={figure[Mark]}>{words.figure}</Mark> : null}
      {words.after}
    </p>
  );
}
