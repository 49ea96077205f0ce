import type { MainComponents } from '@hengce/api/contract';
import type { FactScalar } from '@hengce/rules';
import {
  findAsked,
  judgeItem,
  judgingOf,
  limitsOf,
  parseFact,
  type Ratings,
  rulesOf,
  type Supposed,
  titleChain,
  whatIf,
  withImplied,
} from '@hengce/rules';
import type { EquityService } from '../../account/entitlements';
import type { createEnterpriseService } from '../../firm/enterprise';
import { type EnterpriseRow, findOwn, subjectOf } from '../../firm/enterprise';
import { fieldRejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createAnswerRepository, readFirm, type Variant } from '../answers';
import { type FirmMatch, type Matchable, policyOf, rivalsOf } from '../items';
import { createAnswerService } from './answering';
import { type AnsweredMatch, createMatcher } from './matcher';
import { questionsOf } from './questions';
import { createMatchReportService } from './reports';
import { briefOf, itemsOf, loansOf } from './snapshot';
import { summaryOf } from './summary';
import { variants } from './variants';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  equities: EquityService;
  limiter: RateLimiter;
  enterprises: ReturnType<typeof createEnterpriseService>;
  /** Items that can be applied for today. */
  matchables(): Promise<readonly Matchable[]>;
  /** Items of one policy, as if it were in force today. */
  supposed(policyId: string): Promise<readonly Matchable[]>;
}

export type MatchService = ReturnType<typeof createMatchService>;

/** Matching of an enterprise with the items of its region: overview, questions, reports and what-if. */
export function createMatchService(deps: Dependencies) {
  const { db, matchables, supposed } = deps;
  const matcher = createMatcher(deps);
  const linesOf = rememberLines();
  const { putAttestation, ...answering } = createAnswerService({ ...deps, matcher });
  const { lastOf, ...reports } = createMatchReportService({ ...deps, matcher, answers: { putAttestation } });

  return {
    ...answering,
    ...reports,

    /** The 政策匹配 of an enterprise as of today. */
    current: (row: EnterpriseRow): Promise<FirmMatch> => matcher.match(row),

    async policy(
      userId: string,
      { policyId, enterpriseId, isSupposed = false }: { policyId: string; enterpriseId: string; isSupposed?: boolean },
    ): Promise<S['PolicyMatch']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [read, all] = await Promise.all([readFirm(db, row, matcher.today()), matchables()]);
      const region = matcher.regionOf(all, row.region_code);
      const [firm, answered] = [withImplied(read.firm, limitsOf(region.items)), read.answered];
      const isOfPolicy = ({ policy }: Matchable) => policy.id === policyId;
      const judging = judgingOf(firm);
      const own = region.items.filter(isOfPolicy);
      const items = own.length === 0 && isSupposed ? await supposed(policyId) : own;
      const judged = items.map((item) => judgeItem(item, judging));
      const rivals = rivalsOf(items, region.items).map((item) => judgeItem(item, judging));
      const { nextQuestionId, questions } = questionsOf(judged, firm.facts, answered, [], Number.POSITIVE_INFINITY);
      return {
        policyId,
        enterprise: subjectOf(row),
        asOf: firm.facts.asOf,
        scope: judged.length > 0 ? 'judged' : all.some(isOfPolicy) ? 'otherRegion' : 'unreadable',
        items: itemsOf(judged, firm.facts, [...judged, ...rivals], loansOf(judged, firm.facts)),
        open: questions.filter(({ isOpen }) => isOpen).length,
        nextQuestionId,
        lastReport: await lastOf(userId, row.id, { firm, region }),
      };
    },

    async summary(userId: string, enterpriseId: string): Promise<S['MatchSummary']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [found, ratings] = await Promise.all([matcher.match(row), createAnswerRepository(db).ratings(row.id)]);
      return {
        enterprise: subjectOf(row),
        asOf: found.firm.facts.asOf,
        ...linesOf(found, ratings),
        lastReport: await lastOf(userId, row.id, found),
      };
    },

    async basis(userId: string, enterpriseId: string, variant: Variant = 'general'): Promise<S['MatchBasis']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all] = await Promise.all([readFirm(db, row, matcher.today(), variant), matchables()]);
      const { conditions, items } = rulesOf(
        variants[variant].itemsOf(matcher.regionOf(all, row.region_code)).items,
        policyOf,
      );
      return { firm: firm.known, conditions: conditions as S['RuleCondition'][], items };
    },

    async whatIf(userId: string, { enterpriseId, variant, changes }: S['WhatIfBody']): Promise<S['WhatIf']> {
      const row = await findOwn(db, userId, enterpriseId);
      const supposedFacts = changes.map(suppose);
      return whatIfOf(await matcher.match(row, variant), supposedFacts);
    },
  };
}

/** A change to suppose, read from a request. @throws Rejection 400 at `changes.<index>` */
function suppose({ key, period = '', value }: S['WhatIfBody']['changes'][number], index: number): Supposed {
  const def = findAsked(key);
  const field = `changes.${index}`;
  if (def === undefined) throw fieldRejection(field, `没有“${key.slice(0, 20)}”这项资料`);
  if ((def.period === 'year') !== (period !== ''))
    throw fieldRejection(field, def.period === 'year' ? `${def.label}要填年度` : `${def.label}不分年度，请去掉年度`);
  const parsed = parseFact(def, value as FactScalar);
  if ('problem' in parsed) throw fieldRejection(field, parsed.problem);
  return { def, period, value: parsed.value };
}

/** Match groups as they would be with supposed facts, and the items that would change group. */
export function whatIfOf(match: FirmMatch, supposed: readonly Supposed[]): S['WhatIf'] {
  const { moves, ...counts } = whatIf(match, supposed);
  return { ...counts, moves: moves.map(({ item, ...move }) => ({ policy: policyOf(item), ...move })) };
}

/**
 * Function that gives the summary of a match and keeps it while match, answers and ratings stay the same, since home pages ask again and
 * again.
 */
function rememberLines() {
  const known = new WeakMap<AnsweredMatch['judged'], { from: string; lines: ReturnType<typeof readLines> }>();
  return (match: AnsweredMatch, ratings: Ratings): ReturnType<typeof readLines> => {
    const from = JSON.stringify([[...match.answered], ratings]);
    const before = known.get(match.judged);
    if (before?.from === from) return before.lines;
    const lines = readLines(match, ratings);
    known.set(match.judged, { from, lines });
    return lines;
  };
}

function readLines({ judged, firm: { facts, attestations }, answered }: AnsweredMatch, ratings: Ratings) {
  const { nextQuestionId, outlook } = questionsOf(judged, facts, answered);
  const chain = titleChain({ facts, attestations, ratings, memo: new Map() });
  return {
    ...summaryOf(judged, facts.asOf, (item) => briefOf(item, facts)),
    outlook,
    nextQuestionId,
    chain,
    reached: chain.findLast(({ isHeld }) => isHeld === true)?.id ?? null,
  };
}
