import type { MainComponents } from '@hengce/api/contract';
import { canonical } from '@hengce/rules';
import type { EquityService } from '../../account/entitlements';
import { addReport, markStaleByIds } from '../../account/reports';
import { type EnterpriseRow, findOwn, subjectOf } from '../../firm/enterprise';
import { FileReply, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { limits, openShared, type RateLimiter } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { createToken, hashToken } from '../../platform/vocabulary';
import type { Variant } from '../answers';
import type { FirmMatch, Matchable } from '../items';
import { type AnswerService, isAsked } from './answering';
import { movesBetween } from './diff';
import { type ExportFormat, exportReport } from './exportReport';
import type { Matcher } from './matcher';
import { createMatchRepository, type MatchReportRow } from './repository';
import { readSnapshot, type Snapshot, snapshotOf } from './snapshot';
import { isSameBasis } from './summary';
import { reportPath, variants } from './variants';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  equities: EquityService;
  limiter: RateLimiter;
  matchables(): Promise<readonly Matchable[]>;
  matcher: Matcher;
  answers: Pick<AnswerService, 'putAttestation'>;
}

/** Where a report comes from: a request, or a confirmation in another report. */
interface Origin {
  requestId: string | null;
  /** The report in which a condition was confirmed. */
  basedOn: string | null;
}

/** Match reports: snapshots of a match that are listed, exported, compared and shared. */
export function createMatchReportService({ db, clock, equities, limiter, matchables, matcher, answers }: Dependencies) {
  const repository = createMatchRepository(db);

  const findReport = async (userId: string, id: string): Promise<MatchReportRow> => {
    const row = await repository.findReport(userId, id);
    if (row === undefined) throw new Rejection(404, '没有找到这份报告，可能已被删除', 404);
    return row;
  };

  /** Makes a report as of today and adds it to the user's list of reports. */
  const addMatchReport = async (
    userId: string,
    row: EnterpriseRow,
    variant: Variant,
    origin: Origin,
  ): Promise<MatchReportRow> => {
    const { judged, firm, region } = await matcher.match(row, variant);
    const snapshot = snapshotOf(subjectOf(row), firm, region.rulesetHash, judged, variant);
    return db.transaction((tx) => insertSnapshot(tx, userId, row, snapshot, origin, clock.now()));
  };

  const isStale = async ({ region_code, ruleset_hash }: MatchReportRow): Promise<boolean> =>
    matcher.regionOf(await matchables(), region_code).rulesetHash !== ruleset_hash;

  const view = async (row: MatchReportRow): Promise<S['MatchReport']> => ({
    ...readSnapshot(row.snapshot),
    id: row.id,
    createdAt: row.created_at.toISOString(),
    basedOn: row.based_on,
    isStale: await isStale(row),
    isShared: row.is_shared,
  });

  return {
    /** The user's last report of an enterprise by 政策匹配, and whether it would be the same today; null for none. */
    async lastOf(
      userId: string,
      enterpriseId: string,
      { firm, region }: Pick<FirmMatch, 'firm' | 'region'>,
    ): Promise<S['LastMatchReport'] | null> {
      const row = await repository.findLast(userId, enterpriseId);
      if (row === undefined) return null;
      const now = { asOf: firm.facts.asOf, rulesetHash: region.rulesetHash, factsHash: firm.hash };
      const made = { asOf: row.as_of, rulesetHash: row.ruleset_hash, factsHash: row.facts_hash };
      const isCurrent = isSameBasis(made, now);
      return { id: row.id, createdAt: row.created_at.toISOString(), isCurrent };
    },

    async run(
      userId: string,
      requestId: string,
      { enterpriseId, variant = 'general' }: S['RunMatchBody'],
    ): Promise<S['MatchReport']> {
      const row = await findOwn(db, userId, enterpriseId);
      const before = await repository.findByRequest(userId, requestId);
      if (before !== undefined) {
        const made = readSnapshot(before.snapshot);
        if (made.enterprise.id === row.id && made.variant === variant) return view(before);
        throw new Rejection(409, '这个请求编号已用于另一份报告，请换一个编号', 409);
      }
      return view(
        await equities.consume(userId, 'match', requestId, () =>
          addMatchReport(userId, row, variant, { requestId, basedOn: null }),
        ),
      );
    },

    report: async (userId: string, reportId: string): Promise<S['MatchReport']> =>
      view(await findReport(userId, reportId)),

    async confirm(userId: string, { reportId, questionId, holds }: S['ConfirmMatchBody']): Promise<S['MatchReport']> {
      const report = await findReport(userId, reportId);
      const made = readSnapshot(report.snapshot);
      const row = await findOwn(db, userId, made.enterprise.id ?? '');
      const isThere = made.items.some(({ conditions }) => conditions.some((row) => row.questionId === questionId));
      const { judged, firm } = await matcher.match(row, made.variant);
      if (!questionId.startsWith('attest:') || !(isThere || isAsked(judged, firm.facts.asOf, questionId)))
        throw new Rejection(404, '这份报告里没有这项确认', 404);
      await answers.putAttestation(row, questionId, holds);
      return view(await addMatchReport(userId, row, made.variant, { requestId: null, basedOn: reportId }));
    },

    async export(userId: string, reportId: string, format: ExportFormat): Promise<FileReply> {
      const report = await view(await findReport(userId, reportId));
      await limiter.hit([limits.matchExportPerUser, userId]);
      const { content, name, mediaType } = await exportReport(report, format);
      return new FileReply(content, name, mediaType);
    },

    async diff(userId: string, reportId: string, beforeId: string): Promise<S['MatchDiff']> {
      const [after, before] = [await findReport(userId, reportId), await findReport(userId, beforeId)];
      const [present, former] = [after, before].map(({ snapshot }) => readSnapshot(snapshot)) as [Snapshot, Snapshot];
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
      const row = await openShared(limiter, { shareId, ip }, (tokenHash) => repository.findShared(tokenHash));
      const report = await view(row);
      return { ...report, enterprise: { ...report.enterprise, id: null }, basedOn: null };
    },

    /** Marks the reports whose rules differ from today's as stale. */
    async markStale(): Promise<void> {
      const rules = await repository.listRules();
      if (rules.length === 0) return;
      const all = await matchables();
      // An empty library is one that is still being filled.
      if (all.length === 0) return;
      for (const { region_code, ruleset_hash } of rules)
        if (matcher.regionOf(all, region_code).rulesetHash !== ruleset_hash)
          await markStaleByIds(db, await repository.listIdsByRules(region_code, ruleset_hash));
    },
  };
}

/** Stores a snapshot as a report and lists it among the user's reports. */
async function insertSnapshot(
  tx: Db,
  userId: string,
  row: EnterpriseRow,
  snapshot: Snapshot,
  { requestId, basedOn }: Origin,
  now: Date,
): Promise<MatchReportRow> {
  const { counts, variant } = snapshot;
  const id = await addReport(
    tx,
    userId,
    {
      kind: variants[variant].reportKind,
      title: variants[variant].title,
      subject: row.name,
      headline: `可申报${counts.eligible}项，等开放${counts.waiting}项，差一点${counts.nearMiss}项，待核实${counts.toVerify}项`,
      rulesetDate: snapshot.asOf,
      link: (reportId) => reportPath({ id: reportId, variant }),
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
}
