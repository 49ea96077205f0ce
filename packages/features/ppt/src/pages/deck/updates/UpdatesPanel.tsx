'use client';
import type { Slide } from '@hengce/deck';
import { type Issue, IssueList, Text } from '@hengce/ui';
import { useState } from 'react';
import { withKept } from '../../../model/openChanges';
import { slotText } from '../../../model/slots';
import { suggestionOf, withPresent } from '../../../model/updates';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { usePptText } from '../../../text';
import { stack } from '../editor/EditorView.css';
import type { DeckSession } from '../editor/useDeckSession';
import { wholeWidth } from '../tools/tools.css';
import type { Outdated } from './useOutdated';

type Change = Outdated['changes'][number];
const idOf = ({ slideId, path, sourceId, paragraph }: Change) => `${slideId} ${path} ${sourceId} ${paragraph}`;

/** Outdated places one by one: what the policy said and what it says now, to be taken over or left. */
export function UpdatesPanel({ open, outdated }: { open: DeckSession; outdated: Outdated }) {
  const text = usePptText().updates;
  const { work, dispatch, changeSlide } = open;
  const { changes, presentId } = outdated;
  const [currentId, setCurrentId] = useState<string>();
  const slideOf = ({ slideId }: Change) => work.slides.find(({ id }) => id === slideId);
  const changeOf = (id: string) => changes.find((change) => idOf(change) === id);
  const issues = changes.flatMap((change, n): Issue[] => {
    const slide = slideOf(change);
    if (!slide) return [];
    const suggestion = suggestionOf(slide, change);
    return [
      {
        id: idOf(change),
        number: n + 1,
        severity: 'suggestion',
        category: text.place(work.slides.indexOf(slide) + 1, nameOfSlide(slide)),
        original: slotText(slide, change.path),
        ...(suggestion !== null && { suggestion }),
        reason: change.after ? text.changed(change.before, change.after.text) : text.gone(change.before),
      },
    ];
  });
  const decide = (id: string, withDecision: (slide: Slide, change: Change, presentId: string) => Slide) => {
    const change = changeOf(id);
    const slide = change && slideOf(change);
    if (slide) changeSlide(withDecision(slide, change, presentId));
  };
  return (
    <div className={stack}>
      <Text variant="meta">{text.about}</Text>
      <span role="status">{issues.length === 0 ? text.none : text.count(issues.length)}</span>
      <div className={wholeWidth}>
        <IssueList
          label={text.title}
          issues={issues}
          {...(currentId === undefined ? {} : { currentId })}
          onCurrentChange={(id) => {
            setCurrentId(id);
            const change = changeOf(id);
            if (change) dispatch({ type: 'chosen', ids: [change.slideId] });
          }}
          onAccept={(id) => decide(id, withPresent)}
          onIgnore={(id) => decide(id, withKept)}
        />
      </div>
    </div>
  );
}
