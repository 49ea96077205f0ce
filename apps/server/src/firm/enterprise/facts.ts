import type { MainComponents } from '@hengce/api/contract';
import { contradiction, type FactScalar, findFact, parseFact } from '@hengce/rules';
import { FileReply, fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { materialRule } from '../../platform/file';
import type { Clock } from '../../platform/ports';
import { changeOwn } from './changeOwn';
import { findOwn } from './findOwn';
import { createEnterpriseRepository, type FactRow } from './repository';
import { toFactValue } from './views';
import { yearProblem } from './yearProblem';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
}

/** Facts of an enterprise: values of several sources with their history, and the evidence of each. */
export function createFactService({ db, clock, files }: Dependencies) {
  const repository = createEnterpriseRepository(db);

  const changeFact = (
    ownerId: string,
    enterpriseId: string,
    factId: string,
    run: (tx: Db, fact: FactRow) => Promise<void>,
    ofHistory = false,
  ): Promise<FactRow> =>
    changeOwn(db, ownerId, enterpriseId, async (tx) => {
      const own = createEnterpriseRepository(tx);
      const fact = await own.findFact(enterpriseId, factId, ofHistory);
      if (fact === undefined) throw new Rejection(404, '没有找到这个值，可能已被替换', 404);
      await run(tx, fact);
      return (await own.findFact(enterpriseId, factId, true)) ?? fact;
    });

  const removeFile = async (tx: Db, fact: FactRow): Promise<void> => {
    if (fact.evidence_file_id !== null) await files.remove(tx, fact.evidence_file_id);
  };

  return {
    async saveFact(ownerId: string, id: string, body: S['SaveFactBody']): Promise<S['FactValue']> {
      const def = findFact(body.key);
      if (def === undefined) throw fieldRejection('key', `没有“${body.key.slice(0, 20)}”这项资料`);
      const period = body.period ?? '';
      const problem = yearProblem(def, period, clock.now());
      if (problem !== null) throw fieldRejection('period', problem);
      const parsed = parseFact(def, body.value as FactScalar);
      if ('problem' in parsed) throw fieldRejection('value', parsed.problem);
      const fact = { key: def.key, period, value: parsed.value, source: 'user', note: body.note ?? null } as const;
      return changeOwn(db, ownerId, id, async (tx) => {
        const own = createEnterpriseRepository(tx);
        const counting = (await own.listFacts(id)).filter((row) => row.is_chosen && row.period === period);
        const contrary = contradiction(def.key, (key) => {
          const other = counting.find((row) => row.key === key);
          return key === def.key ? fact.value : other && JSON.parse(other.value);
        });
        if (contrary !== null) throw fieldRejection('value', `${contrary}；两项都要改的，先改另一项`);
        const factId = await own.putFact(id, fact, clock.now());
        const row = await own.findFact(id, factId);
        if (row === undefined) throw new Error('a fact vanished while it was saved');
        return toFactValue(row);
      });
    },

    async chooseFact(ownerId: string, id: string, factId: string): Promise<S['FactValue']> {
      return toFactValue(
        await changeFact(ownerId, id, factId, (tx, fact) => createEnterpriseRepository(tx).chooseFact(id, fact)),
      );
    },

    async removeFact(ownerId: string, id: string, factId: string): Promise<void> {
      await changeFact(ownerId, id, factId, async (tx, fact) => {
        // Its evidence stays in the history. A value of another source counts only once the user chooses it.
        await createEnterpriseRepository(tx).endFact(fact.id, clock.now());
      });
    },

    async history(ownerId: string, id: string, key: string, period: string | null): Promise<S['FactValue'][]> {
      await findOwn(db, ownerId, id);
      return (await repository.listHistory(id, key, period)).map(toFactValue);
    },

    async uploadEvidence(ownerId: string, id: string, factId: string, file: Blob): Promise<S['FactValue']> {
      const checked = await files.check(ownerId, file, materialRule);
      const row = await changeFact(ownerId, id, factId, async (tx, fact) => {
        // First, so that a file can be replaced in an account whose storage is full.
        await removeFile(tx, fact);
        const kept = await files.keep(tx, ownerId, checked, '佐证材料');
        await createEnterpriseRepository(tx).setEvidence(fact.id, { ...kept, size: file.size });
      });
      return toFactValue(row);
    },

    async removeEvidence(ownerId: string, id: string, factId: string): Promise<S['FactValue']> {
      return toFactValue(await changeFact(ownerId, id, factId, removeFile, true));
    },

    async downloadEvidence(ownerId: string, id: string, factId: string): Promise<FileReply> {
      await findOwn(db, ownerId, id);
      const fileId = (await repository.findFact(id, factId, true))?.evidence_file_id;
      const file = fileId == null ? undefined : await files.read(db, fileId);
      if (file === undefined) throw new Rejection(404, '没有找到佐证材料', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },
  };
}
