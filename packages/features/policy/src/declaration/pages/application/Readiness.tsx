'use client';
import type { FormSheet, MaterialSheet, ReadinessItem } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Heading, Link, Skeleton, SkeletonDelay, StatusRing, UsageMeter } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { PlaceLink, type PlaceLinkProps } from '../../../shared/components/place/PlaceLink';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { declarationQueries } from '../../data/declarations';
import { isFilled, placeId, progressOf } from '../../model/formFields';
import { lines, muted, readyHead, readyLine, form as stack } from './ApplicationPage.css';
import { useApplicationText } from './text';

export interface ReadinessProps extends Pick<PlaceLinkProps, 'onGo'> {
  sheet: FormSheet;
  materials: MaterialSheet | undefined;
  /** Whether submitting was tried; missing parts are red from then on. */
  isTried: boolean;
}

const places = { form: 'field', materials: 'material', review: 'comment' } as const;

interface Group {
  /** Id of its section of the page; null for parts that are on other pages. */
  id: string | null;
  title: string;
  /** Null where nothing is counted. */
  progress: { done: number; total: number } | null;
  items: ReadinessItem[];
}

/** 还差什么, section by section: a ring and n/m for each, and its missing parts as links, those that block submitting first. */
export function Readiness({ sheet, materials, isTried, onGo }: ReadinessProps) {
  const { ready: text, materials: words } = useApplicationText().application;
  const { api } = useFeatureHost();
  const readiness = useQuery(declarationQueries(api).readiness(sheet.declarationId));
  const { data } = readiness;
  if (hasOnlyFailed(readiness)) return <QueryFailure isLine query={readiness} title={text.failed} />;
  const { declarationId } = sheet;
  const names = namesOf(sheet, materials);
  const blocking = data?.items.filter(({ isBlocking }) => isBlocking) ?? [];
  const optional = data?.items.filter(({ isBlocking }) => !isBlocking) ?? [];
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={5} />} label={text.loading}>
      {data ? (
        <div className={stack}>
          <UsageMeter
            label={text.percent}
            variant="stacked"
            purpose="completeness"
            used={data.percent}
            limit={100}
            unit={text.unit}
            valueText={`${data.percent}${text.unit}`}
          />
          <p className={muted} aria-live="polite">
            {data.isReady ? text.all : text.count(data.blocking)}
          </p>
          <ul className={lines}>
            {groupsOf(sheet, materials, blocking, { materials: words.title, rest: text.rest }).map((group) => (
              <GroupLine key={group.title} {...{ group, names, isTried, declarationId, onGo }} />
            ))}
          </ul>
          {optional.length > 0 ? (
            <>
              <Heading level={3}>{text.optional}</Heading>
              <ul className={lines}>
                {optional.map((item) => (
                  <li key={item.id} className={readyLine}>
                    <StatusRing state="unknown" />
                    <Line {...{ item, declarationId, onGo }} />
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : null}
    </SkeletonDelay>
  );
}

function groupsOf(
  sheet: FormSheet,
  materials: MaterialSheet | undefined,
  items: readonly ReadinessItem[],
  titles: { materials: string; rest: string },
): Group[] {
  const inSection = new Map(
    sheet.sections.flatMap(({ sectionId, fields }) => fields.map(({ fieldId }) => [fieldId, sectionId])),
  );
  const sectionOf = ({ place }: ReadinessItem) =>
    place.page === 'form' ? inSection.get(place.id ?? '') : place.page === 'materials' ? 'materials' : undefined;
  const required =
    materials?.slots.filter((slot) => slot.isRequired && !(slot.isForm && slot.state === 'missing')) ?? [];
  const ofMaterials = items.filter((item) => sectionOf(item) === 'materials');
  const rest = items.filter((item) => sectionOf(item) === undefined);
  return [
    ...(rest.length > 0 ? [{ id: null, title: titles.rest, progress: null, items: rest }] : []),
    ...sheet.sections.map((section) => ({
      id: placeId('section', section.sectionId),
      title: section.title,
      progress: progressOf(section),
      items: items.filter((item) => sectionOf(item) === section.sectionId),
    })),
    ...(required.length > 0 || ofMaterials.length > 0
      ? [
          {
            id: placeId('section', 'materials'),
            title: titles.materials,
            progress: { done: Math.max(0, required.length - ofMaterials.length), total: required.length },
            items: ofMaterials,
          },
        ]
      : []),
  ];
}

/**
 * Names of fields and materials that are not there yet, by `kind:id`: below its section, beside an open ring, the name
 * alone says enough.
 */
const namesOf = ({ sections }: FormSheet, materials: MaterialSheet | undefined): ReadonlyMap<string, string> =>
  new Map([
    ...sections.flatMap(({ fields }) =>
      fields.filter((field) => !isFilled(field)).map(({ fieldId, label }) => [`field:${fieldId}`, label] as const),
    ),
    ...(materials?.slots ?? []).flatMap(({ specId, name, state }) =>
      state === 'missing' ? [[`material:${specId}`, name] as const] : [],
    ),
  ]);

type Shown = Pick<PlaceLinkProps, 'onGo'> & { declarationId: string };

function GroupLine({
  group,
  names,
  isTried,
  ...shown
}: Shown & { group: Group; names: ReadonlyMap<string, string>; isTried: boolean }) {
  const { ready: text, filled } = useApplicationText().application;
  const { id, title, progress, items } = group;
  // What was typed a moment ago counts before the list is read anew.
  const isDone = items.length === 0 && (progress === null || progress.done === progress.total);
  const state = isDone ? 'done' : isTried ? 'lacking' : 'open';
  const name = progress ? text.section(title, progress.done, progress.total) : title;
  return (
    <li>
      <div className={readyHead}>
        <StatusRing
          state={({ done: 'met', open: 'unknown', lacking: 'unmet' } as const)[state]}
          label={`${name}，${text.state[state]}`}
        />
        {id === null ? (
          <strong>{title}</strong>
        ) : (
          <PlaceLink variant="standalone" to={id} onGo={shown.onGo}>
            {title}
          </PlaceLink>
        )}
        {progress ? <span className={muted}>{filled(progress.done, progress.total)}</span> : null}
      </div>
      {items.length > 0 ? (
        <ul className={lines} aria-label={title} data-below>
          {items.map((item) => (
            <li key={item.id}>
              <Line item={{ ...item, text: names.get(item.id) ?? item.text }} {...shown} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Line({ item: { text, place }, declarationId, onGo }: Shown & { item: ReadinessItem }) {
  const hrefs = usePolicyHrefs();
  if (place.page === 'tracking' || place.page === 'evaluation')
    return (
      <Link
        variant="standalone"
        href={hrefs[place.page === 'tracking' ? 'declaration' : 'projectEvaluation'](declarationId)}
      >
        {text}
      </Link>
    );
  if (place.id === null) return <span>{text}</span>;
  return (
    <PlaceLink variant="standalone" to={placeId(places[place.page], place.id)} onGo={onGo}>
      {text}
    </PlaceLink>
  );
}
