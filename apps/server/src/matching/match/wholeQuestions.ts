import type { MainComponents } from '@hengce/api/contract';
import { findAsked, isSaidByOthers, type LimitAsked, type Limits } from '@hengce/rules';
import { groupBy, hashOf } from '../../platform/vocabulary';
import { type AnswersById, numberId } from '../answers';
import { isAudience, type Judged } from '../items';
import { numberHelp, numberQuestion } from './numberQuestion';
import { type Asked, attestGroup, withDefinition } from './questionViews';

type S = MainComponents['schemas'];
type Question = S['MatchQuestion'];

// Several questions asked as one: what one ticks in a list, and the number that many thresholds compare.

/** A question with the items whose outcome it may still change. */
export interface Part {
  question: Question;
  deciding: readonly Judged[];
}

/** A question that asks several at once. */
interface Whole {
  id: string;
  make(parts: readonly Part[]): Question;
}

/** What a firm decides for itself (有数字化改造的意愿) does not stand in a list of what it has or has got. */
const isWish = (words: string): boolean => words.includes('意愿');

/** Facts of these groups are ticked together: a firm has few of them. */
const factSets: Readonly<Record<string, string>> = {
  credit: '有没有下列失信、违法与停业情况',
  title: '已有下列哪些资质与称号',
};

/** Whether a question is a list of facts that are ticked together, by its id. */
export const isFactSet = (id: string): boolean => Object.keys(factSets).some((group) => id === `set:${group}`);

/** Question that asks several together, by the id of each of these; those that are asked alone are not in the map. */
export function wholesOf(
  judged: readonly Judged[],
  asked: ReadonlyMap<string, Asked>,
  limits: Limits,
  answered: AnswersById,
): ReadonlyMap<string, Whole> {
  const themes = new Map<string, string>();
  for (const { matchable } of judged)
    for (const condition of matchable.rule.conditions)
      if (
        condition.cond.k === 'attest' &&
        !themes.has(condition.cond.id) &&
        // Where it is all that is asked, it says whom the item is for.
        (isAudience(condition) || matchable.rule.conditions.filter(({ text }) => !isSaidByOthers(text)).length === 1)
      )
        themes.set(condition.cond.id, matchable.policy.themes[0] ?? '其他');
  const levels = levelSetsOf(judged);
  const setOf = (id: string, what: Asked): Whole | null => {
    if (limits.has(id)) return null;
    const level = levels.get(id);
    if (level !== undefined) return level;
    if (what.kind === 'attest' && isWish(what.words)) return set('wish', '有下列哪些意愿');
    if (what.kind === 'attest') {
      const theme = themes.get(id);
      return theme === undefined ? null : set(`who:${hashOf(theme).slice(0, 12)}`, `${theme}：有下列哪些情况`);
    }
    const { type, group = '' } = findAsked(what.key) ?? {};
    const title = factSets[group];
    return type === 'bool' && title !== undefined ? set(group, title) : null;
  };
  const inSets = [...asked].flatMap(([id, what]) => {
    const whole = setOf(id, what);
    return whole === null ? [] : [{ id, whole }];
  });
  const sets = [...groupBy(inSets, ({ whole }) => whole.id).values()].filter(isSeveral).flat();
  const compared = [...limits.values()].filter(({ id }) => asked.has(id));
  const numbers = [...groupBy(compared, ({ subject }) => subject).values()].flatMap((all) =>
    // One that was answered by itself stays as it was answered.
    all.filter(({ id }) => !answered.has(id)).map(({ id }) => ({ id, whole: number(all, answered) })),
  );
  return new Map([...sets, ...numbers].map(({ id, whole }) => [id, whole]));
}

/** Questions of the levels of awards (分阶段、分档), by the ids of the confirmations that they ask together. */
function levelSetsOf(judged: readonly Judged[]): ReadonlyMap<string, Whole> {
  const sets = new Map<string, Whole>();
  for (const { matchable } of judged)
    for (const { cond } of matchable.rule.conditions)
      if (cond.k === 'any' && cond.of.every(({ k }) => k === 'attest')) {
        const whole = set(`level:${hashOf(cond.id).slice(0, 12)}`, `${matchable.item.name}：已达到下列哪些`);
        for (const { id } of cond.of) if (!sets.has(id)) sets.set(id, whole);
      }
  return sets;
}

const isSeveral = ({ length }: readonly unknown[]): boolean => length > 1;

/** Questions with those that are asked together merged into one, at the place of the first of them. */
export function putTogether(parts: readonly Part[], wholes: ReturnType<typeof wholesOf>): Question[] {
  const byWhole = groupBy(parts, ({ question }) => wholes.get(question.id)?.id ?? question.id);
  return [...byWhole.values()].flatMap((together) => {
    const first = together[0]?.question;
    if (first === undefined) return [];
    const whole = wholes.get(first.id);
    if (whole === undefined) return [first];
    const deciding = [...new Set(together.flatMap((part) => part.deciding))];
    return [
      {
        ...whole.make(together),
        decides: deciding.length,
        policies: [...new Set(deciding.map(({ matchable }) => matchable.policy.title))].slice(0, 5),
      },
    ];
  });
}

const set = (id: string, title: string): Whole => ({
  id: `set:${id}`,
  make(parts) {
    const answers = parts.map(({ question }) => question.answer);
    const chosen = parts.filter(({ question }) => holds(question)).map(({ question }) => question.id);
    return {
      id: `set:${id}`,
      group: parts[0]?.question.group ?? attestGroup,
      title,
      help: '勾选有的，没有勾选的按没有处理',
      unit: 'set',
      unitName: null,
      period: null,
      options: [],
      ranges: [],
      choices: parts.map(({ question }) => ({
        id: question.id,
        title: question.title,
        isChosen: question.answer?.kind === 'exact' ? holds(question) : null,
        sourceName: question.sourceName,
      })),
      answer: answers.every((answer) => answer?.kind === 'exact')
        ? { kind: 'set', chosen }
        : answers.some((answer) => answer?.kind === 'unsure')
          ? { kind: 'unsure' }
          : null,
      isPrefilled: parts.every(({ question }) => question.isPrefilled),
      sourceName: null,
      decides: 0,
      policies: [],
      isOpen: parts.some(({ question }) => question.isOpen),
    };
  },
});

const holds = ({ answer }: Question): boolean => answer?.kind === 'exact' && answer.value === true;

const number = (limits: readonly LimitAsked[], answered: AnswersById): Whole => {
  const id = numberId(limits[0]?.subject ?? '');
  return {
    id,
    make: (parts) => ({
      ...numberQuestion(id, limits),
      thresholds: parts.map(({ question }) => question.id),
      help: withDefinition(
        limits[0]?.subject ?? '',
        numberHelp,
        parts.flatMap(({ deciding }) => deciding),
      ),
      group: parts[0]?.question.group ?? attestGroup,
      answer: answered.get(id) ?? null,
      isPrefilled: false,
      sourceName: null,
      decides: 0,
      policies: [],
      isOpen: parts.some(({ question }) => question.isOpen) && (answered.get(id)?.kind ?? 'unsure') === 'unsure',
    }),
  };
};
