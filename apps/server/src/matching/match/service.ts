import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import {
  attestsOfRules,
  canonical,
  countConditions,
  countGroups,
  type FactScalar,
  factQuestion,
  findAsked,
  findNeed,
  judgeItem,
  judgingOf,
  limitsOf,
  parseFact,
  rulesOf,
  type Supposed,
  titleChain,
  whatIf,
  withImplied,
} from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import type { EquityService } from '../../account/entitlements';
import { addReport } from '../../account/reports';
import type { createEnterpriseService } from '../../firm/enterprise';
import {
  createEnterpriseRepository,
  type EnterpriseRow,
  type FactRow,
  findOwn,
  subjectOf,
  toEnterprise,
} from '../../firm/enterprise';
import { FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { addressKey, limits, type RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createToken, hashToken, looksLikeToken } from '../../platform/vocabulary';
import {
  checkRange,
  createAnswerRepository,
  needKeys,
  readAnswers,
  readFirm,
  readQuestionId,
  type SaidNow,
  type Variant,
} from '../answers';
import {
  amountOf,
  type FirmMatch,
  itemsFor,
  type Judged,
  type Matchable,
  matchFirm,
  policyOf,
  type RegionItems,
  windowRank,
} from '../items';
import { movesBetween } from './diff';
import { type ExportFormat, exportReport } from './exportReport';
import { needProblem } from './needProblem';
import { questionsOf } from './questions';
import { createMatchRepository, type MatchReportRow } from './repository';
import { briefOf, itemsOf, type Snapshot, snapshotOf } from './snapshot';
import { saysTheSame, summaryOf } from './summary';
import { needsOf, variants } from './variants';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  equities: EquityService;
  limiter: RateLimiter;
  enterprises: ReturnType<typeof createEnterpriseService>;
  matchables(): Promise<readonly Matchable[]>;
  supposed(policyId: string): Promise<readonly Matchable[]>;
}

export type MatchService = ReturnType<typeof createMatchService>;

/** Which policies fit an enterprise, and why (research/policy-domain.md §4.4). */
export function createMatchService(deps: Dependencies) {
  const { db, clock, equities, limiter, enterprises, matchables, supposed } = deps;
  const repository = createMatchRepository(db);
  const answers = createAnswerRepository(db);
  const today = () => dateInShanghai(clock.now());

  const findReport = async (userId: string, id: string): Promise<MatchReportRow> => {
    const row = await repository.findReport(userId, id);
    if (row === undefined) throw new Rejection(404, '没有找到这份报告，可能已被删除', 404);
    return row;
  };

  const match = async (
    row: EnterpriseRow,
    variant: Variant = 'general',
  ): Promise<FirmMatch & { said: SaidNow; rows: FactRow[] }> => {
    const asOf = today();
    const [{ firm, said, rows }, all] = await Promise.all([readFirm(db, row, asOf, variant), matchables()]);
    const regional = regionOf(all, row.region_code);
    const region = variants[variant].itemsOf(regional);
    const found = regional.remembered(`${variant} ${asOf} ${firm.hash}`, () => matchFirm(firm, region));
    return { ...found, said, rows };
  };
  const regionOf = (() => {
    type Region = RegionItems & { remembered: ReturnType<typeof rememberLast<FirmMatch>> };
    let known: { all: readonly Matchable[]; byCode: Map<string, Region> } | undefined;
    return (all: readonly Matchable[], code: string): Region => {
      if (known?.all !== all) known = { all, byCode: new Map() };
      // Of this library only: one whose windows have moved has the same rules.
      const found = known.byCode.get(code) ?? { ...itemsFor(all, code), remembered: rememberLast<FirmMatch>(5) };
      known.byCode.set(code, found);
      return found;
    };
  })();

  const progressOf = async (row: EnterpriseRow, variant: Variant = 'general'): Promise<S['MatchProgress']> => {
    const { judged, firm, said, rows } = await match(row, variant);
    const { questions, nextQuestionId, outlook, decided, steps, open } = questionsOf(
      judged,
      firm.facts,
      said,
      needsOf(variant, firm.facts),
    );
    return {
      variant,
      enterprise: toEnterprise(row, rows, clock.now()),
      asOf: firm.facts.asOf,
      total: judged.length,
      decided,
      counts: countGroups(judged),
      steps,
      questions,
      nextQuestionId,
      outlook,
      nearest: nearestOf(judged, open, firm.facts),
    };
  };

  const lastReportOf = async (
    userId: string,
    enterpriseId: string,
    { firm, region }: Pick<FirmMatch, 'firm' | 'region'>,
  ): Promise<S['LastMatchReport'] | null> => {
    const row = await repository.findLast(userId, enterpriseId);
    if (row === undefined) return null;
    const now = { asOf: firm.facts.asOf, rulesetHash: region.rulesetHash, factsHash: firm.hash };
    const made = { asOf: row.as_of, rulesetHash: row.ruleset_hash, factsHash: row.facts_hash };
    const isCurrent = saysTheSame(made, now);
    return { id: row.id, createdAt: row.created_at.toISOString(), isCurrent };
  };

  const makeSnapshot = async (row: EnterpriseRow, variant: Variant): Promise<Snapshot> => {
    const { judged, firm, region } = await match(row, variant);
    return snapshotOf(subjectOf(row), firm, region.rulesetHash, judged, variant);
  };

  /** Makes a report of what is known now and lists it under the user's own. */
  const keep = async (
    userId: string,
    row: EnterpriseRow,
    variant: Variant,
    requestId: string | null,
    basedOn: string | null,
  ) => {
    const snapshot = await makeSnapshot(row, variant);
    const { counts } = snapshot;
    const now = clock.now();
    return db.transaction(async (tx): Promise<MatchReportRow> => {
      const id = await addReport(
        tx,
        userId,
        {
          kind: variants[variant].reportKind,
          title: variants[variant].title,
          subject: row.name,
          headline: `可申报${counts.eligible}项，差一点${counts.nearMiss}项，待核实${counts.toVerify}项`,
          rulesetDate: snapshot.asOf,
          link: (reportId) => `${variants[variant].path}/report/${reportId}`,
        },
        now,
      );
      const report = {
        id,
        user_id: userId,
        based_on: basedOn,
        region_code: row.region_code,
        ruleset_hash: snapshot.rulesetHash,
        facts_hash: snapshot.factsHash,
        as_of: snapshot.asOf,
        snapshot: canonical(snapshot),
        created_at: now,
      };
      await createMatchRepository(tx).insertReport(report, row.id, requestId);
      return { ...report, is_shared: false };
    });
  };

  const isStale = async ({ region_code, ruleset_hash }: MatchReportRow): Promise<boolean> =>
    regionOf(await matchables(), region_code).rulesetHash !== ruleset_hash;

  const view = async (row: MatchReportRow): Promise<S['MatchReport']> => ({
    ...(JSON.parse(row.snapshot) as Snapshot),
    id: row.id,
    createdAt: row.created_at.toISOString(),
    basedOn: row.based_on,
    isStale: await isStale(row),
    isShared: row.is_shared,
  });

  /** Answers what a person confirmed, or takes it back. */
  const putAttestation = async (row: EnterpriseRow, id: string, holds: boolean | null) => {
    if (holds === null) return answers.removeAnswer(row.id, id);
    return answers.putAnswer(row.id, answerRow(id, 'exact', String(holds)));
  };
  const answerRow = (id: string, kind: S['MatchAnswer']['kind'], value: string | null) => ({
    question_id: id,
    kind,
    value,
    answered_at: clock.now(),
  });

  const answerFact = async (userId: string, row: EnterpriseRow, id: string, answer: S['MatchAnswer'] | null) => {
    const name = readQuestionId(id);
    if (name.kind !== 'fact') return;
    const { key, period } = name;
    if (answer === null) {
      const given = (await answers.listAnswers(row.id)).find(({ question_id }) => question_id === id);
      await answers.removeAnswer(row.id, id);
      // What was given here goes; what was known before it stays.
      const fact = (await createEnterpriseRepository(db).listFacts(row.id)).find(
        (known) => known.key === key && known.period === period && known.source === 'user' && known.is_chosen,
      );
      if (given?.kind === 'exact' && fact) await enterprises.removeFact(userId, row.id, String(fact.id));
    } else if (answer.kind === 'range') {
      checkRange(key, answer);
      const { from, to } = answer;
      await answers.putAnswer(row.id, answerRow(id, 'range', JSON.stringify({ from, to })));
    } else if (answer.kind === 'unsure') {
      await answers.putAnswer(row.id, answerRow(id, 'unsure', null));
    } else if (findNeed(key)) {
      const value = await readNeed(row, key, answer.value);
      await answers.putAnswer(row.id, answerRow(id, 'exact', JSON.stringify(value)));
    } else {
      await saveExact(userId, row, key, period, answer.value);
      await answers.putAnswer(row.id, answerRow(id, 'exact', null));
    }
  };

  const readNeed = async (row: EnterpriseRow, key: string, value: FactScalar): Promise<FactScalar> => {
    const def = findNeed(key);
    const parsed = def ? parseFact(def, value) : { problem: '没有这项' };
    if ('problem' in parsed) throw fieldRejection('answer', parsed.problem);
    const { need } = readAnswers(await answers.listAnswers(row.id));
    const problem = needProblem(key, parsed.value, today(), new Map(need.map((part) => [part.key, part.value])));
    if (problem !== null) throw fieldRejection('answer', problem);
    return parsed.value;
  };

  const saveExact = async (userId: string, row: EnterpriseRow, key: string, period: string, value: FactScalar) => {
    if (key === 'establishedAt' || key === 'industryCode') {
      const text = String(value).trim();
      const code = /^[A-T]\d{0,4}/.exec(text)?.[0];
      if (key === 'industryCode' && code === undefined) throw fieldRejection('answer', '请从列表中选择所属行业');
      if (key === 'establishedAt' && !/^\d{4}-\d{2}-\d{2}$/.test(text))
        throw fieldRejection('answer', `成立日期应为YYYY-MM-DD格式，现在是“${text.slice(0, 20)}”`);
      const { name, uscc, region_code, region_name, industry_code, established_at } = row;
      const industryCode = key === 'industryCode' ? code : industry_code;
      const establishedAt = key === 'establishedAt' ? text : established_at;
      await enterprises.save(userId, {
        enterpriseId: row.id,
        name,
        regionCode: region_code,
        regionName: region_name,
        ...(uscc === null ? {} : { uscc }),
        ...(industryCode == null ? {} : { industryCode }),
        ...(establishedAt === null ? {} : { establishedAt }),
      });
      return;
    }
    try {
      await enterprises.saveFact(userId, row.id, { key, value, ...(period === '' ? {} : { period }) });
    } catch (error) {
      // The same rule, said at the field of this form.
      if (error instanceof Rejection && error.status === 400) throw fieldRejection('answer', error.message);
      throw error;
    }
  };

  const suppose = ({ key, period = '', value }: S['WhatIfBody']['changes'][number], index: number): Supposed => {
    const def = findAsked(key);
    const field = `changes.${index}`;
    if (def === undefined) throw fieldRejection(field, `没有“${key.slice(0, 20)}”这项资料`);
    if ((def.period === 'year') !== (period !== ''))
      throw fieldRejection(field, def.period === 'year' ? `${def.label}要填年度` : `${def.label}不分年度，请去掉年度`);
    const parsed = parseFact(def, value as FactScalar);
    if ('problem' in parsed) throw fieldRejection(field, parsed.problem);
    return { def, period, value: parsed.value };
  };

  return {
    /** What everything comes to for an enterprise today. */
    current: (row: EnterpriseRow): Promise<FirmMatch> => match(row),

    progress: async (userId: string, enterpriseId: string, variant?: Variant): Promise<S['MatchProgress']> =>
      progressOf(await findOwn(db, userId, enterpriseId), variant),

    async answer(
      userId: string,
      { enterpriseId, variant = 'general', questionId, answer }: S['AnswerMatchBody'],
    ): Promise<S['MatchProgress']> {
      const row = await findOwn(db, userId, enterpriseId);
      const { judged, firm } = await match(row, variant);
      const isNeed = needKeys[variant].some((key) => questionId === `fact:${key}:`);
      if (!isNeed && !isAsked(judged, firm.facts.asOf, questionId) && !attestsOfRules.has(questionId))
        throw new Rejection(404, '没有找到这道题，可能政策已更新，请刷新', 404);
      if (readQuestionId(questionId).kind === 'fact') await answerFact(userId, row, questionId, answer);
      else if (answer?.kind === 'range') throw fieldRejection('answer', '请回答是、否或不清楚');
      else if (answer?.kind === 'unsure') await answers.putAnswer(row.id, answerRow(questionId, 'unsure', null));
      else if (answer !== null && typeof answer.value !== 'boolean')
        throw fieldRejection('answer', '请回答是、否或不清楚');
      else await putAttestation(row, questionId, answer === null ? null : (answer.value as boolean));
      return progressOf(await findOwn(db, userId, enterpriseId), variant);
    },

    async run(
      userId: string,
      requestId: string,
      { enterpriseId, variant = 'general' }: S['RunMatchBody'],
    ): Promise<S['MatchReport']> {
      const row = await findOwn(db, userId, enterpriseId);
      const before = await repository.findByRequest(userId, requestId);
      if (before !== undefined) {
        const made = JSON.parse(before.snapshot) as Snapshot;
        if (made.enterprise.id === row.id && made.variant === variant) return view(before);
        throw new Rejection(409, '这个请求编号已用于另一份报告，请换一个编号', 409);
      }
      return view(
        await equities.consume(userId, 'match', requestId, () => keep(userId, row, variant, requestId, null)),
      );
    },

    async policy(
      userId: string,
      { policyId, enterpriseId, isSupposed = false }: { policyId: string; enterpriseId: string; isSupposed?: boolean },
    ): Promise<S['PolicyMatch']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [read, all] = await Promise.all([readFirm(db, row, today()), matchables()]);
      const region = regionOf(all, row.region_code);
      const [firm, said] = [withImplied(read.firm, limitsOf(region.items)), read.said];
      const isOfPolicy = ({ policy }: Matchable) => policy.id === policyId;
      const judging = judgingOf(firm);
      const own = region.items.filter(isOfPolicy);
      const items = own.length === 0 && isSupposed ? await supposed(policyId) : own;
      const judged = items.map((item) => judgeItem(item, judging));
      const { nextQuestionId, outlook } = questionsOf(judged, firm.facts, said);
      return {
        policyId,
        enterprise: subjectOf(row),
        asOf: firm.facts.asOf,
        scope: judged.length > 0 ? 'judged' : all.some(isOfPolicy) ? 'otherRegion' : 'unreadable',
        items: itemsOf(judged, firm.facts),
        open: outlook.open,
        nextQuestionId,
        lastReport: await lastReportOf(userId, row.id, { firm, region }),
      };
    },

    async summary(userId: string, enterpriseId: string): Promise<S['MatchSummary']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [found, ratings] = await Promise.all([match(row), createAnswerRepository(db).ratings(row.id)]);
      const { judged, firm, said } = found;
      const { facts, attestations } = firm;
      const { nextQuestionId, outlook } = questionsOf(judged, facts, said);
      const chain = titleChain({ facts, attestations, ratings, memo: new Map() });
      return {
        enterprise: subjectOf(row),
        asOf: facts.asOf,
        ...summaryOf(judged, facts.asOf, (item) => briefOf(item, facts)),
        open: outlook.open,
        settles: outlook.items,
        nextQuestionId,
        chain,
        reached: chain.findLast(({ isHeld }) => isHeld === true)?.id ?? null,
        lastReport: await lastReportOf(userId, row.id, found),
      };
    },

    report: async (userId: string, reportId: string): Promise<S['MatchReport']> =>
      view(await findReport(userId, reportId)),

    async confirm(userId: string, { reportId, questionId, holds }: S['ConfirmMatchBody']): Promise<S['MatchReport']> {
      const report = await findReport(userId, reportId);
      const made = JSON.parse(report.snapshot) as Snapshot;
      const row = await findOwn(db, userId, made.enterprise.id ?? '');
      const isThere = made.items.some(({ conditions }) => conditions.some((row) => row.questionId === questionId));
      const { judged, firm } = await match(row, made.variant);
      if (!questionId.startsWith('attest:') || !(isThere || isAsked(judged, firm.facts.asOf, questionId)))
        throw new Rejection(404, '这份报告里没有这项确认', 404);
      await putAttestation(row, questionId, holds);
      return view(await keep(userId, row, made.variant, null, reportId));
    },

    async export(userId: string, reportId: string, format: ExportFormat): Promise<FileReply> {
      const report = await view(await findReport(userId, reportId));
      await limiter.hit([limits.matchExportPerUser, userId]);
      const { content, name, mediaType } = await exportReport(report, format);
      return new FileReply(content, name, mediaType);
    },

    async diff(userId: string, reportId: string, beforeId: string): Promise<S['MatchDiff']> {
      const [after, before] = [await findReport(userId, reportId), await findReport(userId, beforeId)];
      const [present, former] = [after, before].map(({ snapshot }) => JSON.parse(snapshot) as Snapshot) as [
        Snapshot,
        Snapshot,
      ];
      if (present.enterprise.id !== former.enterprise.id)
        throw new Rejection(409, '两份报告不是同一家企业的，不能比较', 409);
      if (present.variant !== former.variant)
        throw new Rejection(
          409,
          `《${variants[present.variant].title}》与《${variants[former.variant].title}》不是同一种匹配，不能比较`,
          409,
        );
      return {
        before: before.id,
        after: after.id,
        isSameRules: present.rulesetHash === former.rulesetHash,
        isSameFacts: present.factsHash === former.factsHash,
        moves: movesBetween(former, present),
      };
    },

    async share(userId: string, reportId: string): Promise<S['MatchShare']> {
      const { id } = await findReport(userId, reportId);
      const [shareId, now] = [createToken(), clock.now()];
      await repository.putShare(id, hashToken(shareId), now);
      return { shareId, createdAt: now.toISOString() };
    },

    async unshare(userId: string, reportId: string): Promise<void> {
      await repository.removeShare((await findReport(userId, reportId)).id);
    },

    async shared(shareId: string, ip: string): Promise<S['MatchReport']> {
      await limiter.hit([limits.sharedPerAddress, addressKey(ip)]);
      const row = looksLikeToken(shareId) ? await repository.findShared(hashToken(shareId)) : undefined;
      if (row === undefined) throw new Rejection(404, '链接已失效，请向分享的人再要一个', 404);
      const report = await view(row);
      return { ...report, enterprise: { ...report.enterprise, id: null }, basedOn: null };
    },

    async basis(userId: string, enterpriseId: string, variant: Variant = 'general'): Promise<S['MatchBasis']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all] = await Promise.all([readFirm(db, row, today(), variant), matchables()]);
      const { conditions, items } = rulesOf(variants[variant].itemsOf(regionOf(all, row.region_code)).items, policyOf);
      return { firm: firm.known, conditions: conditions as S['RuleCondition'][], items };
    },

    async whatIf(userId: string, { enterpriseId, variant, changes }: S['WhatIfBody']): Promise<S['WhatIf']> {
      const row = await findOwn(db, userId, enterpriseId);
      const supposed = changes.map(suppose);
      return whatIfOf(await match(row, variant), supposed);
    },

    /** Marks reports whose rules are no longer those of today. */
    async markStale(): Promise<void> {
      const rules = await repository.listRules();
      if (rules.length === 0) return;
      const all = await matchables();
      // While the library is being filled nothing can be said.
      if (all.length === 0) return;
      for (const { region_code, ruleset_hash } of rules)
        if (regionOf(all, region_code).rulesetHash !== ruleset_hash)
          await repository.markStale(region_code, ruleset_hash);
    },
  };
}

/** What would move. */
export function whatIfOf(match: FirmMatch, supposed: readonly Supposed[]): S['WhatIf'] {
  const { moves, ...counts } = whatIf(match, supposed);
  return { ...counts, moves: moves.map(({ item, ...move }) => ({ policy: policyOf(item), ...move })) };
}

const mostNearest = 5;

/** Undecided ones that wait for least. */
function nearestOf(
  judged: readonly Judged[],
  open: ReadonlyMap<Judged, ReadonlySet<string>>,
  facts: FactSet,
): S['NearestItem'][] {
  return judged
    .map((item) => ({ item, waitsFor: [...(open.get(item) ?? [])] }))
    .filter(({ waitsFor }) => waitsFor.length > 0)
    .sort(
      (a, b) => a.waitsFor.length - b.waitsFor.length || windowRank(a.item.matchable) - windowRank(b.item.matchable),
    )
    .slice(0, mostNearest)
    .map(({ item, waitsFor }) => ({
      policy: policyOf(item.matchable),
      group: item.group,
      conditions: countConditions(item.judgement),
      amount: amountOf(item.matchable.item, facts),
      waitsFor,
    }));
}

function isAsked(judged: readonly Judged[], asOf: string, questionId: string): boolean {
  const visit = (part: Judged['judgement']): boolean =>
    part.cond.id === questionId ||
    [...part.used, ...part.missing].some((ref) => factQuestion(asOf, ref) === questionId) ||
    part.children.some(visit);
  return judged.some(({ judgement }) => visit(judgement));
}

/** The last few results, by what they follow from. */
function rememberLast<T>(most: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
