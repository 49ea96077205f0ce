import type { MainComponents } from '@hengce/api/contract';
import { creditCodeProblem, creditCodeWords, dateInShanghai } from '@hengce/text';
import type { Requirement } from '../../library/records';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { changeOwn } from './changeOwn';
import { createCoverage } from './coverage';
import { createFactService } from './facts';
import { findOwn } from './findOwn';
import { importFacts } from './importFacts';
import { createEnterpriseRepository, type EnterpriseRow, type EnterpriseValues, type FactRow } from './repository';
import { fullYears, toEnterprise, toFactSheet } from './views';

type S = MainComponents['schemas'];

const maxEnterprises = 20;

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  requirements(): Promise<readonly Requirement[]>;
}

/** Enterprises of a user with their facts (企业资料), and the missing facts that policies ask for. */
export function createEnterpriseService({ db, clock, files, requirements }: Dependencies) {
  const repository = createEnterpriseRepository(db);

  const view = async (row: EnterpriseRow): Promise<S['Enterprise']> =>
    toEnterprise(row, await repository.listFacts(row.id), clock.now());

  const coverageOf = async (row: EnterpriseRow, facts: readonly FactRow[]) =>
    createCoverage(await requirements(), row, facts, fullYears(clock.now()));

  return {
    ...createFactService({ db, clock, files }),

    importFacts: (ownerId: string, id: string, body: S['ImportFactsBody']): Promise<S['ImportReport']> =>
      importFacts(db, clock, ownerId, id, body),

    async list(ownerId: string): Promise<S['Enterprise'][]> {
      return Promise.all((await repository.list(ownerId)).map(view));
    },

    async save(ownerId: string, body: S['SaveEnterpriseBody']): Promise<S['Enterprise']> {
      const problem = body.uscc === undefined ? null : creditCodeProblem(body.uscc.toUpperCase());
      if (problem !== null) throw fieldRejection('uscc', `统一社会信用代码“${body.uscc}”${creditCodeWords(problem)}`);
      const today = dateInShanghai(clock.now());
      if (body.establishedAt !== undefined && body.establishedAt > today)
        throw fieldRejection('establishedAt', `成立日期不能晚于今天，现在是${body.establishedAt}`);
      const id = await db.transaction(async (tx) => {
        const own = createEnterpriseRepository(tx);
        await lockUser(tx, ownerId);
        if (body.enterpriseId !== undefined) {
          if (await own.update(body.enterpriseId, ownerId, valuesOf(body))) return body.enterpriseId;
          throw new Rejection(404, '没有找到这家企业', 404);
        }
        const { length } = await own.list(ownerId);
        if (length >= maxEnterprises) throw new Rejection(409, `一个账号最多${maxEnterprises}家企业`, 409);
        const newId = createId();
        await own.insert(newId, ownerId, valuesOf(body), length === 0, clock.now());
        return newId;
      });
      return view(await findOwn(db, ownerId, id));
    },

    async select(ownerId: string, id: string): Promise<S['Enterprise']> {
      await changeOwn(db, ownerId, id, (tx) => createEnterpriseRepository(tx).setCurrent(ownerId, id));
      return view(await findOwn(db, ownerId, id));
    },

    remove: (ownerId: string, id: string): Promise<void> =>
      changeOwn(db, ownerId, id, async (tx, row) => {
        const own = createEnterpriseRepository(tx);
        for (const fileId of await own.listEvidenceFiles(id)) await files.remove(tx, fileId);
        await own.remove(ownerId, id);
        const [next] = await own.list(ownerId);
        if (row.is_current && next !== undefined) await own.setCurrent(ownerId, next.id);
      }),

    async facts(ownerId: string, id: string): Promise<S['FactSheet']> {
      const row = await findOwn(db, ownerId, id);
      const facts = await repository.listFacts(id);
      return toFactSheet(row, facts, await coverageOf(row, facts), clock.now());
    },

    async conditions(ownerId: string, id: string, key: string): Promise<S['FactConditionList']> {
      const row = await findOwn(db, ownerId, id);
      return (await coverageOf(row, await repository.listFacts(id))).list(key);
    },
  };
}

const valuesOf = (body: S['SaveEnterpriseBody']): EnterpriseValues => ({
  name: filled('name', '企业名称', body.name, 2),
  uscc: body.uscc?.toUpperCase() ?? null,
  region_code: body.regionCode,
  region_name: filled('regionName', '地区名称', body.regionName, 2),
  industry_code: body.industryCode ?? null,
  established_at: body.establishedAt ?? null,
});
