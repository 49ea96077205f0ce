'use client';
import type { ApplyGuide } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import { DeadlineRule, StatusRing } from '@hengce/ui';
import { ConditionRows } from '../../../shared/components/conditions/ConditionRows';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted, words } from '../../../shared/components/facts/facts.css';
import { numbered, row, rows, step, steps } from './ApplyDetailPage.css';
import { useApplyDetailText } from './text';

/** Main column of a guide: conditions, procedure and materials. */
export function GuideMain({ guide, isFiled }: { guide: ApplyGuide; isFiled: boolean }) {
  const text = useApplyDetailText().applyDetail;
  const now = useNow();
  const { summary, audience, match, conditions, steps: way, materials } = guide;
  return (
    <>
      {summary === null ? null : (
        <FactSection title={text.summary}>
          <p className={words}>{summary}</p>
        </FactSection>
      )}
      {audience === null ? null : (
        <FactSection title={text.audience}>
          <p className={words}>{audience}</p>
        </FactSection>
      )}
      {match && match.conditions.length > 0 ? (
        <FactSection title={text.conditions}>
          <p className={muted}>{text.conditionsHint}</p>
          <ConditionRows label={text.conditions} conditions={match.conditions} />
        </FactSection>
      ) : (
        <FactSection title={text.printed}>
          {conditions.length === 0 ? (
            <p className={muted}>{text.noConditions}</p>
          ) : (
            <ol className={numbered}>
              {conditions.map(({ id, text: said }) => (
                <li key={id}>{said}</li>
              ))}
            </ol>
          )}
        </FactSection>
      )}
      {way.length === 0 ? null : (
        <FactSection title={text.steps}>
          <ol className={steps}>
            {way.map((each) => (
              <li key={`${each.title}${each.day}`} className={step}>
                <strong>{each.title}</strong>
                {each.day === null ? null : (
                  <span>
                    {`${chineseDate(each.day)}${each.time ?? ''} `}
                    {each.daysLeft === null || isFiled ? null : (
                      <DeadlineRule variant="words" state="open" closesAt={each.day} now={now} />
                    )}
                  </span>
                )}
                {each.text === null ? null : <span className={muted}>{each.text}</span>}
              </li>
            ))}
          </ol>
        </FactSection>
      )}
      <FactSection title={text.materials}>
        <p className={muted}>{guide.hasOwnForm ? text.ownForm : text.generalForm}</p>
        {materials.length === 0 ? (
          <p className={muted}>{text.noMaterials}</p>
        ) : (
          <ul className={rows}>
            {materials.map(({ specId, name, held }) => (
              <li key={specId} className={row}>
                <StatusRing state={held.length > 0 ? 'met' : 'unknown'} />
                <span>
                  {name}
                  <br />
                  <span className={muted}>{held[0] ? text.held(held[0].fileName) : text.notHeld}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </FactSection>
    </>
  );
}
