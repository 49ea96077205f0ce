'use client';
import type { FormReckoning } from '@hengce/api';
import { exactAmount } from '@hengce/text';
import { Heading, Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { useDeclarationText } from '../../../components/text';
import { muted } from '../ApplicationPage.css';
import { useApplicationText } from '../text';
import { reckoning as box, original, reckoned } from './fields.css';

/** 测算: the amount by the item's rule and the form's values. Without such a rule it says so and shows no number. */
export function Reckoning({ reckoning }: { reckoning: FormReckoning }) {
  const text = useApplicationText().application.reckoning;
  const { and } = useDeclarationText().declaration;
  const hrefs = usePolicyHrefs();
  const { title, amountFen, formula, notes, missing, source } = reckoning;
  const clause = source?.clause ?? null;
  return (
    <section className={box} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {amountFen !== null ? (
        <p>
          <strong className={reckoned}>{text.amount(exactAmount(amountFen))}</strong>{' '}
          <span className={muted}>{text.official}</span>
        </p>
      ) : null}
      {formula ? <p>{formula}</p> : null}
      {missing.length > 0 ? <p className={muted}>{text.missing(missing.join(and))}</p> : null}
      {source === null && amountFen === null && missing.length === 0 ? <p className={muted}>{text.none}</p> : null}
      {notes.map((note) => (
        <p key={note} className={muted}>
          {note}
        </p>
      ))}
      {source ? (
        <p className={muted}>
          {clause ? (
            <>
              <q className={original}>{clause.quote}</q>
              <br />
            </>
          ) : null}
          {clause ? (
            <Link href={hrefs.detail(clause.policyId, { clauseId: clause.clauseId })}>
              {text.source(source.title, clause.label)}
            </Link>
          ) : (
            text.source(source.title, '')
          )}
        </p>
      ) : null}
    </section>
  );
}
