'use client';
import type { DeclarationDetail, DeclarationState, FormSheet } from '@hengce/api';
import { type Artifact, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import {
  ActionBar,
  Alert,
  Button,
  Heading,
  Link,
  LinkButton,
  Outline,
  PageHeader,
  SampleTag,
  useScrollSpy,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { goToPlace } from '../../../shared/components/place/goToPlace';
import { usePlaceHref } from '../../../shared/components/place/usePlaceHref';
import { WritingLink } from '../../../shared/components/WritingLink';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { MoveActions } from '../../components/MoveActions';
import { ShiftNotice } from '../../components/ShiftNotice';
import { declarationQueries } from '../../data/declarations';
import { placeId, progressOf, writtenText } from '../../model/formFields';
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
import { FormPart } from './FormPart';
import { MaterialsPart } from './materials/MaterialsPart';
import { Readiness } from './Readiness';
import { ReadinessSheet } from './ReadinessSheet';
import { ReviewPart } from './ReviewPart';
import { SaveState } from './SaveState';
import { useApplicationText } from './text';
import { useForm } from './useForm';

/** States in which somebody has said that the form is complete. */
const triedStates: readonly DeclarationState[] = ['internal_review', 'ready', 'submitted_external', 'correction'];

export interface ApplicationViewProps {
  declaration: DeclarationDetail;
  sheet: FormSheet;
}

/** Workspace of a declaration: outline, form, readiness, and the state of saving, which stays in view. */
export function ApplicationView({ declaration, sheet }: ApplicationViewProps) {
  const text = useApplicationText().application;
  const { api, handOver, location } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const placeHref = usePlaceHref();
  const { id, projectName, itemName, enterprise, shift, updateTime, state } = declaration;
  const [isAsked, setAsked] = useState(false);
  // Who handed it over for review has tried to submit; before that nothing is wrong, only not there yet.
  const isTried = isAsked || triedStates.includes(state);
  const onTry = (to: DeclarationState) => triedStates.includes(to) && setAsked(true);
  const form = useForm(id);
  const materials = useQuery(declarationQueries(api).materials(id));
  const comments = useQuery(declarationQueries(api).comments(id));
  const outline = useMemo(() => outlineOf(sheet, text), [sheet, text]);
  const places = useMemo(() => outline.map((entry) => entry.id), [outline]);
  const current = useScrollSpy(places, { offset: 160 });
  const written = writtenText(sheet);
  const artifact = (): Artifact => ({
    kind: 'form',
    id,
    title: projectName,
    text: written,
    citations: [],
    policies: [],
    figures: null,
    isGenerated: false,
    sourceHref: location.pathname + location.search,
  });
  return (
    <div className={page}>
      <div className={head}>
        <PageHeader
          level="workspace"
          title={projectName}
          description={
            <>
              <DeclarationStateTag {...declaration} /> {declaration.isSample ? <SampleTag size="sm" /> : null}{' '}
              <SaveState form={form} savedAt={updateTime} />
            </>
          }
          actions={
            <span className={onWide}>
              {handOver?.proofreading && written !== '' ? (
                <Button variant="quiet" onPress={() => handOver.proofreading?.(artifact())}>
                  {text.proofread}
                </Button>
              ) : null}
              {handOver?.ppt ? (
                <Button variant="quiet" onPress={() => handOver.ppt?.(artifact())}>
                  {text.makeDeck}
                </Button>
              ) : null}
              <LinkButton href={hrefs.declaration(id)}>{text.toDetail}</LinkButton>
              <MoveActions declaration={declaration} onTry={onTry} />
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
          ) : sheet.basis.kind === 'support' ? (
            text.support(sheet.basis.title)
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
          {sheet.sections.map((section, at) => (
            <FormPart
              key={section.sectionId}
              sheet={sheet}
              section={section}
              form={form}
              comments={comments.data?.rows ?? []}
              isTried={isTried}
              isLast={at === sheet.sections.length - 1}
            />
          ))}
          <MaterialsPart declarationId={id} materials={materials} isTried={isTried} />
          {comments.isError && !comments.data ? (
            <QueryFailure query={comments} title={text.review.failedTitle} kept={text.review.failedKept} />
          ) : (
            <ReviewPart sheet={sheet} materials={materials.data} comments={comments.data?.rows ?? []} />
          )}
          <ExportPart declarationId={id} />
        </div>
        <aside className={readySide} aria-label={text.ready.title}>
          <Heading level={2}>{text.ready.title}</Heading>
          <Readiness sheet={sheet} materials={materials.data} isTried={isTried} />
        </aside>
      </div>
      <div className={phoneBar}>
        <ActionBar variant="mobile" label={text.tag}>
          <ReadinessSheet sheet={sheet} materials={materials.data} isTried={isTried} />
          <MoveActions declaration={declaration} onTry={onTry} />
        </ActionBar>
      </div>
    </div>
  );
}

const outlineOf = ({ sections }: FormSheet, text: ReturnType<typeof useApplicationText>['application']) => [
  ...sections.map((section) => {
    const { done, total } = progressOf(section);
    return {
      id: placeId('section', section.sectionId),
      label: section.title,
      depth: 0,
      meta: text.filled(done, total),
    };
  }),
  { id: placeId('section', 'materials'), label: text.materials.title, depth: 0 },
  { id: placeId('section', 'review'), label: text.review.title, depth: 0 },
  { id: placeId('section', 'export'), label: text.export.title, depth: 0 },
];
