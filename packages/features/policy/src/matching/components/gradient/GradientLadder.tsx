'use client';
import type { MatchVerdict } from '@hengce/api';
import { Link, Tag } from '@hengce/ui';
import { box, choice, ladder, muted, rungTitle, tags } from './GradientLadder.css';
import { useGradientText } from './text';

export interface Rung<Id extends string> {
  id: Id;
  title: string;
  verdict: MatchVerdict;
  isNear?: boolean;
  conclusion: string;
  isHeld: boolean | null;
}
export interface GradientLadderProps<Id extends string> {
  rungs: readonly Rung<Id>[];
  /** Id of the highest title that the firm has; null for none. */
  reached: string | null;
  /** Id of the title that is shown below, where the titles are a choice. */
  shown?: Id;
  onShow?: (id: Id) => void;
  /** Address of a title's page, where the titles are links. */
  hrefOf?: (id: Id) => string;
}

/** 梯度: titles side by side with the firm's state, as a choice of what is shown below or as links. */
export function GradientLadder<Id extends string>({ rungs, reached, shown, onShow, hrefOf }: GradientLadderProps<Id>) {
  const text = useGradientText().gradient;
  return (
    <ol className={ladder} aria-label={text.chain}>
      {rungs.map((rung) => (
        <li key={rung.id}>
          {hrefOf ? (
            <div className={box}>
              <Link variant="standalone" href={hrefOf(rung.id)}>
                {rung.title}
              </Link>
              <RungState rung={rung} reached={reached} />
            </div>
          ) : (
            <button
              type="button"
              className={`${box} ${choice}`}
              aria-pressed={rung.id === shown}
              onClick={() => onShow?.(rung.id)}
            >
              <span className={rungTitle}>{rung.title}</span>
              <RungState rung={rung} reached={reached} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function RungState({ rung, reached }: { rung: Rung<string>; reached: string | null }) {
  const text = useGradientText().gradient;
  return (
    <>
      <span className={tags}>
        {rung.id === reached ? <Tag tone="accent">{text.here}</Tag> : rung.isHeld ? <Tag>{text.held}</Tag> : null}
        {rung.isHeld && rung.verdict === 'notApplicable' ? null : (
          <Tag>{rung.verdict === 'unmet' && rung.isNear ? text.near : text.verdict[rung.verdict]}</Tag>
        )}
      </span>
      <span className={muted}>{rung.conclusion}</span>
    </>
  );
}
