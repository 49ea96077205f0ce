import type { MainComponents } from '@hengce/api/contract';
import { completed, lawOfProjects, notBegun, research } from '@hengce/rules';
import { chineseDate, parseChineseDay } from '@hengce/text';
import { clauseOf } from '../../../corpus/programmes';
import { awardOf, clauseOfItem, type Matchable } from '../../items';
import type { Project } from './project';

type S = MainComponents['schemas'];
type Duty = S['ProjectDuty'];
type Clause = S['MatchClause'];

const phases: readonly Duty['phase'][] = ['before', 'during', 'after'];
const kinds: readonly Duty['kind'][] = [
  'filing',
  'environment',
  'energy',
  'statistics',
  'until',
  'completion',
  'validity',
  'keep',
];
/** Comparison of duties by phase, then by kind. */
export const byPhase = (a: Duty, b: Duty): number =>
  phases.indexOf(a.phase) - phases.indexOf(b.phase) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

interface FoundWords {
  words: string;
  clause: Clause;
}

/** The first words in a document that match a pattern, in clauses that `only` accepts. */
function find(matchable: Matchable, pattern: RegExp, only?: (clauseId: string) => boolean): FoundWords | null {
  for (const { id, text } of matchable.clauses) {
    if (only && !only(id)) continue;
    const words = pattern.exec(text)?.[0];
    const clause = words === undefined ? null : clauseOfItem(matchable, id, words);
    if (words !== undefined && clause) return { words, clause };
  }
  return null;
}

const done = /已?完工|竣工|通过(?:核查|验收)|完成(?:数字化|节能|技术)?改造|并已履行|上线运行/;
const proofs = /(?:竣工|项目)?验收(?:报告|文件)|专项审计报告|节能量审核报告/;

/** The phase of a project in which an item is applied for, with its source; null where the document does not say. */
export function phaseOf(matchable: Matchable): { phase: Duty['phase']; source: FoundWords } | null {
  const award = awardOf(matchable);
  const ofAward = (id: string) => id === award?.id;
  if (matchable.item.support === 'interest' || matchable.item.support === 'loan') {
    const lent = find(matchable, /对?使用银行贷款[^，。；]*|贴息期限不超过[^，。；]*/, ofAward);
    return lent && { phase: 'during', source: lent };
  }
  const own = new Set(matchable.rule.conditions.map(({ clauseId }) => clauseId));
  const source =
    find(matchable, new RegExp(`[^，。；]*(?:${done.source})[^，。；（]*`), ofAward) ??
    find(matchable, new RegExp(`[^，。；：]*(?:${done.source})[^，。；（]*`), (id) => own.has(id)) ??
    find(matchable, new RegExp(`[^，。；]*(?:${proofs.source})[^，。；（]*`));
  return source && { phase: 'after', source };
}

/** Duties (先办事项) that a document asks of a project, by phase and kind. */
export function dutiesOf(matchable: Matchable, project: Project): Duty[] {
  const phase = phaseOf(matchable);
  const filing = find(matchable, /[^，。；：]*开工(?:建设)?前[^，。；（]*备案[^，。；（]*/);
  const statistics = find(matchable, /[^，。；：]*纳入(?:固定资产)?投资统计[^，。；（]*/);
  const until = find(matchable, /政策执行至\d{4}年\d{1,2}月\d{1,2}日/);
  const kept = find(matchable, /[^，。；]*自验收之日起\d+年内不得[^。；（]*/);
  return [
    ...(filing ? [filingOf(project, filing.clause)] : []),
    ...(statistics ? [statisticsOf(project, statistics.clause)] : []),
    ...(until ? untilOf(project, until) : []),
    ...(phase?.phase === 'after' ? [completionOf(project, phase.source.clause)] : []),
    ...validityOf(matchable, project, phase?.phase),
    ...(kept ? [keepOf(kept)] : []),
  ].sort(byPhase);
}

/** Duties that the law asks of every investment project; none for research, and none while the kind of project is unknown. */
export function dutiesOfLaw(project: Project): Duty[] {
  // They do not apply to research projects, which build nothing.
  if (project.kind === undefined || project.kind === research) return [];
  return lawOfProjects.flatMap(({ kind, text, detail, quote }): Duty[] => {
    const clause = clauseOf(quote);
    if (clause === null) return [];
    if (kind === 'filing') return [filingOf(project, clause)];
    return [{ kind, phase: 'before', text, detail, state: 'unknown', by: startAhead(project), isTrap: true, clause }];
  });
}

/** The first day of work, if it is still ahead. */
const startAhead = ({ asOf, start }: Project): string | null => (start !== undefined && start > asOf ? start : null);

function filingOf(project: Project, clause: Clause): Duty {
  const { isFiled, filedOn, start, status } = project;
  const duty = (state: Duty['state'], detail: string | null, by: string | null = null): Duty => ({
    kind: 'filing',
    phase: 'before',
    text: '在开工之前办理项目备案',
    detail,
    state,
    by,
    isTrap: true,
    clause,
  });
  const ahead = startAhead(project);
  if (isFiled === undefined)
    return duty('unknown', '还没有填是否备案', status === undefined || status === notBegun ? ahead : null);
  if (!isFiled) {
    if (status === undefined) return duty('unknown', '还没有填项目状态', ahead);
    if (status !== notBegun) return duty('missed', `项目${status}，还没有备案，开工前备案的要求不能再满足`);
    return duty('due', ahead ? `计划${chineseDate(ahead)}开工，在那之前办理` : '签合同、进场施工之前办理', ahead);
  }
  if (status === notBegun)
    return duty('done', filedOn ? `${chineseDate(filedOn)}已备案，尚未开工` : '已备案，尚未开工');
  if (filedOn === undefined || start === undefined) {
    const missing = [...(filedOn ? [] : ['备案日期']), ...(start ? [] : ['开工日期'])].join('和');
    return duty('unknown', `还没有填${missing}`);
  }
  const dates = `${chineseDate(start)}开工，${chineseDate(filedOn)}备案`;
  return filedOn <= start ? duty('done', dates) : duty('missed', `${dates}，备案晚于开工，这个要求不能再满足`);
}

function statisticsOf({ isInStatistics, status }: Project, clause: Clause): Duty {
  const duty = (state: Duty['state'], detail: string | null): Duty => ({
    kind: 'statistics',
    phase: 'during',
    text: '在申报之前纳入投资统计',
    detail,
    state,
    by: null,
    isTrap: true,
    clause,
  });
  if (isInStatistics === true) return duty('done', '已纳入');
  if (isInStatistics === undefined || status === undefined)
    return duty('unknown', `还没有填${isInStatistics === undefined ? '是否纳入' : '项目状态'}`);
  return status === completed ? duty('missed', '项目已完工，没有纳入') : duty('due', '在建期间办理入库');
}

function untilOf({ asOf, start }: Project, { words, clause }: FoundWords): Duty[] {
  const by = parseChineseDay(words);
  if (by === null) return [];
  const isOver = asOf > by;
  const isLate = !isOver && start !== undefined && start > by;
  return [
    {
      kind: 'until',
      phase: 'during',
      text: words,
      detail: isOver ? '执行期已过' : isLate ? `计划${chineseDate(start)}开工，在执行期之后` : null,
      state: isOver ? 'missed' : 'due',
      by: isOver ? null : by,
      isTrap: true,
      clause,
    },
  ];
}

function completionOf({ status, end }: Project, clause: Clause): Duty {
  const isDone = status === completed;
  return {
    kind: 'completion',
    phase: 'after',
    text: '完工以后申报',
    detail: isDone ? null : end ? `计划${chineseDate(end)}完工` : '还没有填完工日期',
    state: isDone ? 'done' : 'due',
    by: null,
    isTrap: false,
    clause,
  };
}

/** A warning where the document expires before the project is completed. */
function validityOf(matchable: Matchable, { end, status }: Project, phase: Duty['phase'] | undefined): Duty[] {
  if (phase !== 'after' || end === undefined || status === completed) return [];
  const found = find(matchable, /有效期至\d{4}年\d{1,2}月\d{1,2}日/);
  const last = found && parseChineseDay(found.words);
  if (found === null || last === null || last >= end) return [];
  return [
    {
      kind: 'validity',
      phase: 'after',
      text: `文件${found.words}`,
      detail: `计划${chineseDate(end)}完工，那时文件已到期，以届时有效的文件为准`,
      state: 'due',
      by: last,
      isTrap: false,
      clause: found.clause,
    },
  ];
}

const keepOf = ({ words, clause }: FoundWords): Duty => ({
  kind: 'keep',
  phase: 'after',
  text: words,
  detail: null,
  state: 'due',
  by: null,
  isTrap: false,
  clause,
});
