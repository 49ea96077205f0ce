'use client';
import type { DeclarationDetail, FormSheet } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { ActionBar, Alert, Heading, Link, LinkButton, Outline, PageHeader, useScrollSpy } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { goToPlace } from '../../../shared/components/place/goToPlace';
import { usePlaceHref } from '../../../shared/components/place/usePlaceHref';
import { WritingLink } from '../../../shared/components/WritingLink';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { MoveActions } from '../../components/MoveActions';
import { SampleTag } from '../../components/SampleTag';
import { ShiftNotice } from '../../components/ShiftNotice';
import { declarationQueries } from '../../data/declarations';
import { placeId } from '../../model/formFields';
import {
  columns,
  head,
  middle,
  muted,
  notices,
  onWide,
  outlineSide,
  page,
  phoneBar,
  readySide,
} from './ApplicationPage.css';
import { ExportPart } from './ExportPart';
import { FormPart, isFilled } from './FormPart';
import { MaterialsPart } from './MaterialsPart';
import { Readiness } from './Readiness';
import { ReadinessSheet } from './ReadinessSheet';
import { ReviewPart } from './ReviewPart';
import { SaveState } from './SaveState';
import { useApplicationText } from './text';
import { useForm } from './useForm';

export interface ApplicationViewProps {
  declaration: DeclarationDetail;
  sheet: FormSheet;
}

/** The workspace of a declaration: outline, form, and what is missing, with the state of the saving always in sight. */
export function ApplicationView({ declaration, sheet }: ApplicationViewProps) {
  const text = useApplicationText().application;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const placeHref = usePlaceHref();
  const { id, projectName, itemName, enterprise, shift, updateTime } = declaration;
  const form = useForm(id);
  const materials = useQuery(declarationQueries(api).materials(id));
  const comments = useQuery(declarationQueries(api).comments(id));
  const outline = useMemo(() => outlineOf(sheet, text), [sheet, text]);
  const places = useMemo(() => outline.map((entry) => entry.id), [outline]);
  const current = useScrollSpy(places, { offset: 160 });
  return (
    <div className={page}>
      <div className={head}>
        <PageHeader
          level="workspace"
          title={projectName}
          description={
            <>
              <DeclarationStateTag {...declaration} /> <SampleTag {...declaration} />{' '}
              <SaveState form={form} savedAt={updateTime} />
            </>
          }
          actions={
            <span className={onWide}>
              <LinkButton href={hrefs.declaration(id)}>{text.toDetail}</LinkButton>
              <MoveActions declaration={declaration} />
            </span>
          }
        />
      </div>
      <div className={notices}>
        <p className={muted}>
          {text.description(itemName, enterprise.name)} <WritingLink projectId={id} />
        </p>
        {shift ? <ShiftNotice declarationId={id} shift={shift} /> : null}
        {sheet.isReadOnly ? <Alert>{text.readOnly}</Alert> : null}
        <p className={muted}>
          {sheet.basis.kind === 'general' ? (
            text.general
          ) : sheet.basis.policyId ? (
            <Link href={hrefs.detail(sheet.basis.policyId)}>{text.programme(sheet.basis.title)}</Link>
          ) : (
            text.programme(sheet.basis.title)
          )}
        </p>
      </div>
      <div className={columns}>
        <div className={outlineSide}>
          <Outline label={text.outline} items={outline} currentId={current} hrefFor={placeHref} onSelect={goToPlace} />
        </div>
        <div className={middle}>
          {sheet.sections.map((section) => (
            <FormPart
              key={section.sectionId}
              sheet={sheet}
              section={section}
              form={form}
              comments={comments.data?.rows ?? []}
            />
          ))}
          <MaterialsPart declarationId={id} materials={materials} />
          {comments.isError && !comments.data ? (
            <QueryFailure query={comments} title={text.review.failedTitle} kept={text.review.failedKept} />
          ) : (
            <ReviewPart sheet={sheet} materials={materials.data} comments={comments.data?.rows ?? []} />
          )}
          <ExportPart declarationId={id} />
        </div>
        <aside className={readySide} aria-label={text.ready.title}>
          <Heading level={2}>{text.ready.title}</Heading>
          <Readiness declarationId={id} />
        </aside>
      </div>
      <div className={phoneBar}>
        <ActionBar variant="mobile" label={text.tag}>
          <ReadinessSheet declarationId={id} />
          <MoveActions declaration={declaration} />
        </ActionBar>
      </div>
    </div>
  );
}

const outlineOf = ({ sections }: FormSheet, text: ReturnType<typeof useApplicationText>['application']) => [
  ...sections.map(({ sectionId, title, fields }) => ({
    id: placeId('section', sectionId),
    label: title,
    depth: 0,
    meta: text.filled(fields.filter(isFilled).length, fields.length),
  })),
  { id: placeId('section', 'materials'), label: text.materials.title, depth: 0 },
  { id: placeId('section', 'review'), label: text.review.title, depth: 0 },
  { id: placeId('section', 'export'), label: text.export.title, depth: 0 },
];
