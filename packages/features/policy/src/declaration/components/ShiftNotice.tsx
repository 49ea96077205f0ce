'use client';
import type { NoticeShift } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Button } from '@hengce/ui';
import { declarationMutations } from '../data/declarations';
import { before, shift as box, difference, differenceName, differences, muted, shiftTitle } from './declaration.css';
import { useDeclarationText } from './text';
import { useDeclarationMutation } from './useDeclarationChange';

/** Changes of the notice (变更) since the declaration began, until the user confirms them. */
export function ShiftNotice({ declarationId, shift }: { declarationId: string; shift: NoticeShift }) {
  const text = useDeclarationText().declaration.shift;
  const { api } = useFeatureHost();
  const now = useNow();
  const accept = useDeclarationMutation(declarationId, declarationMutations(api, declarationId).acceptShift);
  return (
    <section className={box} aria-label={text.title(dayAndHour(shift.foundAt, now))}>
      <p className={shiftTitle}>{text.title(dayAndHour(shift.foundAt, now))}</p>
      <dl className={differences}>
        {shift.differences.map((each) => (
          <div key={`${each.label}${each.before}${each.after}`} className={difference}>
            <dt className={differenceName}>{each.label}</dt>
            <dd>
              <span className={muted}>{text.before} </span>
              {each.before === null ? text.none : <del className={before}>{each.before}</del>}
              <br />
              <span className={muted}>{text.after} </span>
              {each.after ?? text.none}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="sm" isPending={accept.isPending} onPress={() => accept.mutate()}>
          {text.accept}
        </Button>
      </div>
    </section>
  );
}
