import type { MainComponents } from '@hengce/api/contract';
import { FileReply, fieldRejection, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { materialRule } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { after, createId, day } from '../../../platform/vocabulary';
import { findDeclaration } from '../findDeclaration';
import { createMaterialChange, slotOf } from './change';
import { addEvidence, copyFactEvidence, removeUnused } from './evidence';
import { factIdOf } from './evidenceList';
import { findEvidenceFile, lockEvidenceRow, setExpiry } from './evidenceRepository';
import { insertReading } from './readingRepository';
import { readEvidence, readMaterial } from './readings';
import {
  deleteRemoved,
  insertVersion,
  listRemovedBefore,
  listVersions,
  setExemption,
  setRemoved,
  setVerdict,
  type VersionRow,
} from './slotRepository';
import { maxFilesOf, type Slot, type SlotFile } from './slots';

type S = MainComponents['schemas'];

const maxVersions = 20;
const foreignKeyViolation = '23503';

/** Files of the materials: uploads, files of the 材料库 used again, verdicts and removal. */
export function createMaterialFiles(db: Db, clock: Clock, files: FileStore) {
  const change = createMaterialChange(db, clock);

  return {
    async upload(
      userId: string,
      id: string,
      { specId, file, replaces, expiresOn, note }: Omit<S['UploadMaterialBody'], 'file'> & { file: Blob },
    ) {
      const checked = await files.check(userId, file, materialRule);
      const reading = await readMaterial(checked.kind, checked.content);
      return change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        const former = formerOf(slot, slots, replaces);
        const same = slot.files.find(({ current }) => current.sha256 === checked.sha256);
        if (same !== undefined)
          throw new Rejection(409, `与“${same.current.file_name}”是同一份文件，没有再加一份`, 409);
        const kept = await files.keep(tx, userId, checked, slot.name);
        // A newer version here is a newer version in the 材料库.
        const series = former && (await lockEvidenceRow(tx, userId, former.current.evidence_id));
        const added = { fileId: kept.id, kind: series?.kind ?? slot.name, expiresOn, seriesId: series?.series_id };
        const evidenceId = await addEvidence(tx, userId, added, clock.now());
        await insertReading(tx, { file_id: kept.id, ...reading });
        await addVersion(tx, row.id, slot, former, {
          evidence_id: evidenceId,
          note: note?.trim() || null,
          added_at: clock.now(),
        });
      });
    },

    async reuse(userId: string, id: string, { specId, evidenceId, replaces }: S['ReuseMaterialBody']) {
      const reading = await readEvidence(db, files, userId, evidenceId);
      return change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (slot.files.some(({ current }) => current.evidence_id === evidenceId)) return;
        const former = formerOf(slot, slots, replaces);
        const factId = factIdOf(evidenceId);
        if (factId !== null && (await files.usedBytes(tx, userId)) >= files.maxBytes)
          throw new Rejection(
            409,
            `上传的文件已满${files.maxBytes / 1e6}MB，没有使用这个文件。请删除不用的材料后重试`,
            409,
          );
        const found = factId === null ? evidenceId : await copyFactEvidence(tx, files, userId, factId, clock.now());
        // Of another account, or gone.
        const fileId = found === null ? undefined : await findEvidenceFile(tx, userId, found);
        if (found === null || fileId === undefined) throw new Rejection(404, '材料库里没有这个文件，可能已被删除', 404);
        const version = { evidence_id: found, note: null, added_at: clock.now() };
        await addVersion(tx, row.id, slot, former, version).catch((error: unknown) => {
          // It was removed from the 材料库 a moment ago.
          if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
          throw new Rejection(409, '这个文件刚从材料库删除，请重新上传', 409);
        });
        if (reading !== null) await insertReading(tx, { file_id: fileId, ...reading });
      });
    },

    judge: (userId: string, id: string, { specId, slotFileId, verdict, reason, expiresOn }: S['JudgeMaterialBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (verdict === 'notApplicable') {
          if (!reason?.trim()) throw fieldRejection('reason', '请写明为什么不适用');
          await setExemption(tx, row.id, specId, reason.trim());
          return;
        }
        // The material is applicable again; what was said of its files holds.
        if (slot.exempt_reason !== null && verdict === 'checking') {
          await setExemption(tx, row.id, specId, null);
          return;
        }
        const judged = slotFileId === undefined ? slot.files : [slotFileOf(slot, slotFileId)];
        if (judged.length === 0) throw new Rejection(409, '这项材料还没有上传，不能核对', 409);
        const isRejected = verdict === 'rejected';
        if (isRejected && !reason?.trim()) throw fieldRejection('reason', '请写明为什么要更换');
        for (const { current } of judged)
          if (expiresOn !== undefined) await setExpiry(tx, current.evidence_id, expiresOn);
        const versionIds = judged.map(({ current }) => current.id);
        if (verdict !== undefined)
          await setVerdict(tx, versionIds, verdict, isRejected ? (reason?.trim() ?? null) : null);
      }),

    removeVersions: (userId: string, id: string, { versionIds, isRemoved = true }: S['RemoveVersionsBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const versions = (await listVersions(tx, row.id, !isRemoved)).filter((one) => versionIds.includes(one.id));
        const [first] = versions;
        if (first === undefined)
          throw isRemoved
            ? new Rejection(404, '没有找到这份文件，可能已被删除', 404)
            : new Rejection(404, '删除超过一天，或已从材料库删除，不能恢复', 404);
        if (versions.some(({ slot_file_id }) => slot_file_id !== first.slot_file_id))
          throw fieldRejection('versionIds', '一次只能删除一份文件的版本');
        const slot = slotOf(slots, first.spec_id);
        if (!isRemoved) {
          const file = slot.files.find((one) => one.id === first.slot_file_id);
          if (file === undefined) refuseFull(slot, slots);
          if ((file?.versions.length ?? 0) + versions.length > maxVersions) throw tooManyVersions();
        }
        const ids = versions.map((one) => one.id);
        await setRemoved(tx, ids, isRemoved ? clock.now() : null);
      }),

    /** Deletes what was removed more than a day ago; what no declaration uses any more leaves the 材料库 too. */
    async purge(): Promise<void> {
      const before = after(clock.now(), -day);
      for (const { id, evidence_id, owner_id } of await listRemovedBefore(db, before))
        await db.transaction(async (tx) => {
          await lockUser(tx, owner_id);
          await deleteRemoved(tx, id, before);
          await removeUnused(tx, files, owner_id, [evidence_id]);
        });
    },

    async download(userId: string, id: string, versionId: string): Promise<FileReply> {
      const row = await findDeclaration(db, userId, id);
      const version = (await listVersions(db, row.id)).find((one) => one.id === versionId);
      const file = version && (await files.read(db, version.file_id));
      if (file === undefined) throw new Rejection(404, '没有找到这个文件，可能已被删除', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },
  };
}

function slotFileOf(slot: Slot, slotFileId: string): SlotFile {
  const file = slot.files.find(({ id }) => id === slotFileId);
  if (file === undefined) throw new Rejection(404, '没有找到这份文件，可能已被删除', 404);
  return file;
}

function refuseFull(slot: Slot, slots: readonly Slot[]): void {
  const most = maxFilesOf(slot, slots);
  if (slot.files.length < most) return;
  throw new Rejection(
    409,
    most === 1 ? '申报书只放一份，请用“替换”' : `一项材料最多${most}份文件，没有加进去。请先删除不用的，或替换其中一份`,
    409,
  );
}

const tooManyVersions = () => new Rejection(409, `一份文件最多${maxVersions}个版本，请先删除不用的`, 409);

/** The file that gets a newer version; undefined where another file is added, for which there has to be room. */
function formerOf(slot: Slot, slots: readonly Slot[], replaces: string | undefined): SlotFile | undefined {
  if (replaces === undefined) {
    refuseFull(slot, slots);
    return undefined;
  }
  const former = slotFileOf(slot, replaces);
  if (former.versions.length >= maxVersions) throw tooManyVersions();
  return former;
}

/** Adds a version, of a file that is there or of a new one. It becomes the current one, is not checked yet, and the material applies. */
async function addVersion(
  tx: Db,
  declarationId: string,
  slot: Slot,
  former: SlotFile | undefined,
  version: Pick<VersionRow, 'evidence_id' | 'note' | 'added_at'>,
): Promise<void> {
  const id = createId();
  const row = { id, spec_id: slot.spec_id, slot_file_id: former?.id ?? id, ...version };
  await insertVersion(tx, declarationId, row);
  await setExemption(tx, declarationId, slot.spec_id, null);
}
