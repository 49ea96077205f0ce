import type { MainComponents } from '@hengce/api/contract';
import type { Circumstances } from '@hengce/rules';
import {
  evaluateHighTech,
  evaluateSpecialization,
  highTechTable,
  itemsOf,
  type RuleYear,
  ruleSets,
} from '@hengce/rules';
import { dateInShanghai } from '@hengce/text';
import type { EquityService } from '../../account/entitlements';
import { addReport, kindNames } from '../../account/reports';
import { nationalDocuments } from '../../corpus/programmes';
import type { EnterpriseRow } from '../../firm/enterprise';
import { findOwn } from '../../firm/enterprise';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createAnswerRepository, readFirm } from '../answers';
import { createEvaluationRepository, type SavedRow } from './repository';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  equities: EquityService;
}

/** Self-evaluations (评测) for titles from today's facts; stored as a snapshot when the user asks for it. */
export function createEvaluationService({ db, clock, equities }: Dependencies) {
  const repository = createEvaluationRepository(db);
  const answers = createAnswerRepository(db);

  const read = async (firm: EnterpriseRow) => {
    const [{ facts, attestations, known }, ratings] = await Promise.all([
      readFirm(db, firm, dateInShanghai(clock.now())).then((read) => read.firm),
      answers.ratings(firm.id),
    ]);
    const circumstances: Circumstances = { facts, attestations, ratings, memo: new Map() };
    const { id, name, region_name: regionName, is_sample: isSample } = firm;
    const basis = { firm: known, ratings: Object.entries(ratings).map(([itemId, points]) => ({ itemId, points })) };
    return { basis, circumstances, subject: { id, name, regionName, isSample } };
  };

  const highTechOf = async (firm: EnterpriseRow): Promise<S['HighTechEvaluation']> => {
    const { circumstances, subject } = await read(firm);
    return { enterprise: subject, ...evaluateHighTech(circumstances, nationalDocuments) };
  };
  const specializationOf = async (firm: EnterpriseRow, rules: RuleYear): Promise<S['SpecializationEvaluation']> => {
    const { circumstances, subject } = await read(firm);
    return { enterprise: subject, ...evaluateSpecialization(circumstances, rules, nationalDocuments) };
  };

  return {
    basis: async (userId: string, enterpriseId: string): Promise<S['EvaluationBasis']> =>
      (await read(await findOwn(db, userId, enterpriseId))).basis,

    highTech: async (userId: string, enterpriseId: string): Promise<S['HighTechEvaluation']> =>
      highTechOf(await findOwn(db, userId, enterpriseId)),

    specialization: async (userId: string, enterpriseId: string, rules: RuleYear) =>
      specializationOf(await findOwn(db, userId, enterpriseId), rules),

    async rate(userId: string, { enterpriseId, itemId, points }: S['RateBody']): Promise<S['HighTechEvaluation']> {
      const firm = await findOwn(db, userId, enterpriseId);
      const item = itemsOf(highTechTable).find(({ id }) => id === itemId);
      if (item?.k !== 'expert') throw fieldRejection('itemId', '这一项按资料计分，不能自评');
      if (points !== null && (points.lo > points.hi || points.hi > item.max))
        throw fieldRejection('points', `“${item.title}”应为0至${item.max}分，低分在前`);
      await answers.rate(enterpriseId, itemId, points, clock.now());
      return highTechOf(firm);
    },

    async save(userId: string, requestId: string, body: S['SaveEvaluationBody']): Promise<S['SavedEvaluation']> {
      const before = await repository.findByRequest(userId, requestId);
      if (before !== undefined) {
        if (before.kind === body.kind) return view(before);
        throw new Rejection(409, '这个请求编号已用于另一种评测，请换一个编号', 409);
      }
      const firm = await findOwn(db, userId, body.enterpriseId);
      const reportId = await equities.consume(userId, 'evaluation', requestId, async () => {
        const [evaluation, headline] = await made(firm, body);
        return db.transaction(async (tx) => {
          const id = await addReport(
            tx,
            userId,
            {
              kind: body.kind,
              title: kindNames[body.kind],
              subject: firm.name,
              headline,
              rulesetDate: newestRule(evaluation.asOf),
              link: (reportId) => `${pages[body.kind]}?report=${reportId}`,
            },
            clock.now(),
          );
          const own = createEvaluationRepository(tx);
          await own.insert(id, userId, requestId, body.kind, JSON.stringify(evaluation));
          return id;
        });
      });
      return view(await findSaved(userId, reportId));
    },

    saved: async (userId: string, reportId: string): Promise<S['SavedEvaluation']> =>
      view(await findSaved(userId, reportId)),
  };

  async function findSaved(userId: string, reportId: string): Promise<SavedRow> {
    const row = await repository.find(userId, reportId);
    if (row === undefined) throw new Rejection(404, '没有找到，可能已被删除', 404);
    return row;
  }

  async function made(firm: EnterpriseRow, { kind, rules }: S['SaveEvaluationBody']) {
    if (kind === 'highTech') {
      const evaluation = await highTechOf(firm);
      const { lo, hi } = evaluation.sheet.columns.own;
      return [evaluation, `${lo === hi ? lo : `${lo}至${hi}`}分，须高于${evaluation.sheet.pass}分`] as const;
    }
    const evaluation = await specializationOf(firm, rules ?? '2026');
    const ready = evaluation.tiers.filter(({ verdict }) => verdict === 'met').map(({ title }) => title);
    return [evaluation, ready.length > 0 ? `${ready.join('、')}的条件预判具备` : '还没有一层的条件都具备'] as const;
  }
}

const pages = { highTech: '/iptools/companyEvaluating', specialization: '/iptools/specialization' } as const;

/** First day (YYYY-MM-DD) of the newest rules in force. */
const newestRule = (asOf: string): string =>
  ruleSets
    .map(({ validFrom }) => validFrom)
    .filter((day) => day <= asOf)
    .reduce((newest, day) => (day > newest ? day : newest));

function view({ report_id, kind, body, is_stale, created_at }: SavedRow): S['SavedEvaluation'] {
  const made = JSON.parse(body) as unknown;
  return {
    id: report_id,
    kind,
    createdAt: created_at.toISOString(),
    isStale: is_stale,
    highTech: kind === 'highTech' ? (made as S['HighTechEvaluation']) : null,
    specialization: kind === 'specialization' ? (made as S['SpecializationEvaluation']) : null,
  };
}
