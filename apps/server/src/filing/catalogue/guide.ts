import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai, parseDay } from '@hengce/text';
import { findOwn } from '../../firm/enterprise';
import { leftUntil, moveText, type Notice } from '../../library/notices';
import { itemsOf } from '../../matching/match';
import { deadlineLabels } from '../../platform/vocabulary';
import { evidenceFor, hasOfficialForm, isOver, listEvidence, listStarted, stateNames } from '../declarations';
import { itemGone, readLibraryItem } from '../items';
import type { ApplyDependencies } from './dependencies';
import { itemView } from './itemView';

type S = MainComponents['schemas'];

/** 办事指南 of an item: text of notice and policy, the match of an enterprise, and its declarations. */
export function createGuideService({ db, clock, matches, library }: ApplyDependencies) {
  return {
    async detail(
      userId: string,
      policyId: string,
      { itemId, enterpriseId }: { itemId: string; enterpriseId?: string },
    ): Promise<S['ApplyGuide']> {
      const firm = enterpriseId === undefined ? null : await findOwn(db, userId, enterpriseId);
      const item = await readLibraryItem(library, policyId, itemId, null);
      if (item === undefined) throw itemGone();
      const { matchable, policy, calls, call, baseline } = item;
      const [evidence, started] = await Promise.all([
        listEvidence(db, userId, clock.now()),
        firm === null ? [] : listStarted(db, userId, firm.id, policyId, itemId),
      ]);
      const match = firm === null ? null : await matches.current(firm);
      const judged = match?.judged.find((one) => one.matchable.key === matchable.key) ?? null;
      const own = judged && match ? { judged, facts: match.firm.facts, among: match.judged } : null;
      const today = dateInShanghai(clock.now());
      return {
        ...itemView(matchable, call, own, policy.keyFacts),
        declarationId: started.find(({ state }) => !isOver(state))?.id ?? null,
        asOf: today,
        summary: policy.summary,
        conditions: matchable.item.conditions,
        match: own ? (itemsOf([own.judged], own.facts, own.among)[0] ?? null) : null,
        method: call?.intake?.method ?? null,
        steps: stepsOf(call, today),
        materials: baseline.materials.map((name, at) => ({
          specId: `m${at + 1}`,
          name,
          held: evidenceFor(evidence, name),
        })),
        contacts: call?.intake?.contacts ?? [],
        notices: calls.map(({ brief: { id, title, docNo, publishedAt, window } }) => ({
          id,
          title,
          docNo,
          publishedAt,
          window,
        })),
        basis: basisOf(policy),
        obligations: policy.obligations,
        declarations: started.map(({ id, project_name, state }) => ({
          id,
          projectName: project_name,
          state,
          stateName: stateNames[state],
        })),
        hasOwnForm: hasOfficialForm(policyId, itemId),
        source: policy.source,
      };
    },
  };
}

function basisOf({ id, title, docNo, relations }: S['Policy']): S['PolicyRef'][] {
  const kinds: readonly S['PolicyRelation']['kind'][] = ['notice_of', 'based_on', 'implements'];
  const others = relations.filter(({ kind }) => kinds.includes(kind)).map(({ policy }) => policy);
  return [{ id, title, docNo }, ...others.filter((other) => other.id !== id)];
}

/** Steps of an application: how to apply, from when and until when. A day that an extension moved says so. */
function stepsOf(call: Notice | undefined, today: string): S['GuideStep'][] {
  if (call === undefined) return [];
  const { brief, intake, changes } = call;
  const left = (day: string) => leftUntil(day, parseDay(today) as number);
  const step = (title: string, day: string | null, more: Partial<S['GuideStep']> = {}): S['GuideStep'] => ({
    title,
    day,
    time: null,
    daysLeft: day === null ? null : left(day),
    text: null,
    ...more,
  });
  return [
    ...(intake?.method ? [step('申报方式', null, { text: intake.method })] : []),
    ...(brief.window.opensAt === null ? [] : [step('开始申报', brief.window.opensAt)]),
    ...brief.deadlines.map(({ kind, batch, day, time, movedFrom }) =>
      step(`${batch ?? ''}${deadlineLabels[kind]}`, day, {
        time,
        text:
          movedFrom === null
            ? null
            : moveText(
                movedFrom,
                day,
                changes.find(({ moves }) => moves.some((move) => move.kind === kind && move.batch === batch)),
              ),
      }),
    ),
  ];
}
