'use client';
import { Alert, DocumentFont, Highlight, Link, Tag, withoutSampleMark } from '@hengce/ui';
import { useId } from 'react';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import type { AnsweringClause, SearchAnswer } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import { over } from '../../../model/validity';
import { block, clauses, heading, lead, note, quote, source, why } from './AnswerBlock.css';

export interface AnswerBlockProps {
  answer: SearchAnswer;
  /** Whether the query names an article, so that it is the only answer. */
  isNamed: boolean;
}

/** Clauses that answer a question, in the words of the documents, each with its grade; or that there are none. */
export function AnswerBlock({ answer, isNamed }: AnswerBlockProps) {
  const { answer: text } = usePolicyText().search;
  const id = useId();
  const { grade, lacking } = answer;
  const lackingLine = lacking.length > 0 ? <p className={note}>{text.lacking(lacking)}</p> : null;
  if (grade === 'none') {
    return (
      <div className={block}>
        <Alert>{text.none}</Alert>
        {lackingLine}
      </div>
    );
  }
  return (
    <section className={block} aria-labelledby={id}>
      <DocumentFont />
      <h3 id={id} className={heading}>
        {isNamed ? text.named : text[grade]}
      </h3>
      {grade === 'possible' ? <p className={note}>{text.possibleNote}</p> : null}
      <ol className={clauses}>
        {answer.clauses.map((clause) => (
          <li key={`${clause.policyId} ${clause.clauseId}`}>
            <Clause clause={clause} />
          </li>
        ))}
      </ol>
      {lackingLine}
    </section>
  );
}

function Clause({ clause }: { clause: AnsweringClause }) {
  const { search, status, provenance, and: separator } = usePolicyText();
  const { answer: text } = search;
  const hrefs = usePolicyHrefs();
  const { policyId, clauseId, clauseLabel, title, text: words, sentence, marks, said } = clause;
  const terms = said.map(({ printed }) => printed);
  const [start = 0, end = 0] = sentence ?? [];
  return (
    <article>
      {sentence ? <p className={lead}>{words.slice(start, end)}</p> : null}
      <p className={source}>
        <Link href={hrefs.detail(policyId, { clauseId, terms })}>
          {text.source(withoutSampleMark(title), clauseLabel)}
        </Link>
        {over.includes(clause.status) ? <Tag tone="warning">{status[clause.status]}</Tag> : null}
        {clause.isSample || clause.provenance === 'third_party' || clause.provenance === 'curated' ? (
          <Tag>{provenance[clause.provenance]}</Tag>
        ) : null}
      </p>
      <blockquote className={quote}>
        <Highlight text={words} marks={sentence ? [sentence] : marks} />
      </blockquote>
      {said.length > 0 ? (
        <p className={why}>
          {text.why}
          {said.map(({ asked, printed }) => text.said(asked, printed)).join(separator)}
        </p>
      ) : null}
    </article>
  );
}
