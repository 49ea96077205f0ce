import type { MainComponents, MainPaths } from '@hengce/api/contract';
import { findFactEvidence } from '../../../firm/enterprise';
import { FileReply, fieldRejection, filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { materialRule } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { addEvidence, lockEvidence } from './evidence';
import { factIdOf, listEvidence } from './evidenceList';
import { countSeries, findEvidenceFile, setExpiry, setSeriesKind } from './evidenceRepository';

type S = MainComponents['schemas'];
type EvidenceQuery = NonNullable<MainPaths['/api/v1/declaration/library']['get']['parameters']['query']>;

const maxVersions = 20;
const notFound = () => new Rejection(404, '材料库里没有这个文件，可能已被删除', 404);

const shows: Readonly<Record<S['EvidenceShow'], (one: S['EvidenceEntry']) => boolean>> = {
  all: () => true,
  soon: ({ expiry }) => expiry === 'soon',
  expired: ({ expiry }) => expiry === 'expired',
  unused: ({ uses }) => uses.length === 0,
};

/** 材料库: the evidence of an account with its versions, whether declarations use it or not. */
export function createEvidenceService(db: Db, clock: Clock, files: FileStore) {
  const list = (tx: Db, userId: string) => listEvidence(tx, userId, clock.now());

  /** Runs one change of an account's 材料库 at a time. */
  const change = <T>(userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return run(tx);
    });

  const find = async (tx: Db, userId: string, evidenceId: string, action: string) => {
    if (factIdOf(evidenceId) !== null)
      throw new Rejection(409, `这是企业资料的佐证材料，没有${action}。请到企业信息里${action}`, 409);
    const found = await lockEvidence(tx, userId, evidenceId);
    if (found === null) throw notFound();
    return found;
  };

  const entry = async (tx: Db, userId: string, evidenceId: string): Promise<S['EvidenceEntry']> => {
    const found = (await list(tx, userId)).find(
      (one) => one.evidenceId === evidenceId || one.older.some((version) => version.evidenceId === evidenceId),
    );
    if (found === undefined) throw notFound();
    return found;
  };

  return {
    async list(userId: string, { kind, q = '', show = 'all' }: EvidenceQuery): Promise<S['EvidenceLibrary']> {
      const all = await list(db, userId);
      const word = q.trim().toLowerCase();
      const count = (one: S['EvidenceShow']) => all.filter(shows[one]).length;
      return {
        rows: all
          .filter((one) => kind === undefined || one.kind === kind)
          .filter((one) => `${one.kind} ${one.fileName}`.toLowerCase().includes(word))
          .filter(shows[show]),
        kinds: [...new Set(all.map((one) => one.kind))].sort(),
        counts: { all: all.length, soon: count('soon'), expired: count('expired'), unused: count('unused') },
        usedBytes: await files.usedBytes(db, userId),
        maxBytes: files.maxBytes,
      };
    },

    async save(
      userId: string,
      { file, evidenceId, kind, expiresOn }: { file: Blob; evidenceId?: string; kind?: string; expiresOn?: string },
    ): Promise<S['EvidenceEntry']> {
      if (evidenceId === undefined && kind === undefined) throw fieldRejection('kind', '请填写材料名称');
      const named = kind === undefined ? undefined : filled('kind', '材料名称', kind);
      const checked = await files.check(userId, file, materialRule);
      return change(userId, async (tx) => {
        const former = evidenceId === undefined ? undefined : await find(tx, userId, evidenceId, '更换');
        if (former !== undefined) {
          if ((await countSeries(tx, userId, former.series_id)) >= maxVersions)
            throw new Rejection(409, `一份材料最多${maxVersions}个版本，没有上传。请先删除不用的`, 409);
        }
        const name = former?.kind ?? named ?? '材料';
        const kept = await files.keep(tx, userId, checked, name);
        const added = { fileId: kept.id, kind: name, expiresOn, seriesId: former?.series_id, isKept: true };
        return entry(tx, userId, await addEvidence(tx, userId, added, clock.now()));
      });
    },

    update: (userId: string, { evidenceId, kind, expiresOn }: S['UpdateEvidenceBody']): Promise<S['EvidenceEntry']> =>
      change(userId, async (tx) => {
        const { series_id } = await find(tx, userId, evidenceId, '修改');
        if (kind !== undefined) await setSeriesKind(tx, userId, series_id, filled('kind', '材料名称', kind));
        if (expiresOn !== undefined) await setExpiry(tx, evidenceId, expiresOn);
        return entry(tx, userId, evidenceId);
      }),

    async download(userId: string, evidenceId: string): Promise<FileReply> {
      const factId = factIdOf(evidenceId);
      const fileId =
        factId === null
          ? await findEvidenceFile(db, userId, evidenceId)
          : (await findFactEvidence(db, userId, factId))?.evidence_file_id;
      const file = fileId === undefined ? undefined : await files.read(db, fileId);
      if (file === undefined) throw notFound();
      return new FileReply(file.content, file.name, file.mediaType);
    },

    remove: (userId: string, evidenceId: string): Promise<void> =>
      change(userId, async (tx) => {
        const found = await find(tx, userId, evidenceId, '删除');
        if (found.usedIn !== null)
          throw new Rejection(409, `“${found.usedIn}”还在用这个文件，没有删除。请先在那份申报里更换或删除`, 409);
        await files.remove(tx, found.file_id);
      }),
  };
}
