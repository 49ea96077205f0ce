import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { FileReply, fieldRejection, filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { materialRule } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { findDeclaration, lockDeclaration } from '../findDeclaration';
import { isEditable } from '../machine';
import { keepProgress } from '../readiness';
import type { DeclarationRow } from '../repository';
import { addEvidence, copyFactEvidence, removeUnused } from './evidence';
import { factIdOf } from './evidenceList';
import { findEvidenceFile, setExpiry } from './evidenceRepository';
import { insertReading } from './readingRepository';
import { readEvidence, readMaterial } from './readings';
import { readMaterialSheet } from './sheet';
import {
  deleteSlot,
  deleteVersion,
  insertSlot,
  insertVersion,
  setVerdict,
  updateSlot,
  type VersionRow,
} from './slotRepository';
import { readSlots, type Slot } from './slots';

type S = MainComponents['schemas'];

const maxOwnSlots = 50;
const maxVersions = 20;
const foreignKeyViolation = '23503';

const evidenceOf = (versions: Slot['versions']) => versions.map(({ evidence_id }) => evidence_id);
const slotGone = () => new Rejection(404, '没有找到这项材料，可能已被删除', 404);

/** Changes of the 材料清单: uploads, files of the 材料库 that are used again, verdicts, and the user's own materials. */
export function createMaterialService(db: Db, clock: Clock, files: FileStore) {
  /** Runs a change of a declaration that may still be changed. @returns the list after it */
  const change = (
    userId: string,
    id: string,
    run: (tx: Db, row: DeclarationRow, slots: Slot[]) => Promise<void>,
  ): Promise<S['MaterialSheet']> =>
    db.transaction(async (tx) => {
      // The storage that an account uses is counted under its lock, which is taken before all others.
      await lockUser(tx, userId);
      const row = await lockDeclaration(tx, userId, id);
      if (!isEditable(row.state)) throw new Rejection(409, '这份申报已提交或已结束，材料不能再改', 409);
      await run(tx, row, await readSlots(tx, row.id));
      await keepProgress(tx, row, clock.now(), dateInShanghai(clock.now()));
      return readMaterialSheet(tx, row, clock.now());
    });

  return {
    sheet: async (userId: string, id: string) =>
      readMaterialSheet(db, await findDeclaration(db, userId, id), clock.now()),

    async upload(
      userId: string,
      id: string,
      { specId, file, expiresOn, note }: { specId: string; file: Blob; expiresOn?: string; note?: string },
    ) {
      const checked = await files.check(userId, file, materialRule);
      const reading = await readMaterial(checked.kind, checked.content);
      return change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        const kept = await files.keep(tx, userId, checked, slot.name);
        const evidenceId = await addEvidence(tx, userId, { fileId: kept.id, kind: slot.name, expiresOn }, clock.now());
        await insertReading(tx, { file_id: kept.id, ...reading });
        await addVersion(tx, row.id, slot, {
          evidence_id: evidenceId,
          note: note?.trim() || null,
          added_at: clock.now(),
        });
      });
    },

    async reuse(userId: string, id: string, { specId, evidenceId }: S['ReuseMaterialBody']) {
      const reading = await readEvidence(db, files, userId, evidenceId);
      return change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (slot.versions[0]?.evidence_id === evidenceId) return;
        const factId = factIdOf(evidenceId);
        if (factId !== null && (await files.usedBytes(tx, userId)) >= files.maxBytes)
          throw new Rejection(
            409,
            `上传的文件已满${files.maxBytes / 1e6}MB，没有使用这个文件。请删除不用的材料后重试`,
            409,
          );
        const found =
          factId === null
            ? await ownEvidence(tx, userId, evidenceId)
            : await copyFactEvidence(tx, files, userId, factId, clock.now());
        if (found === null) throw new Rejection(404, '材料库里没有这个文件，可能已被删除', 404);
        await addVersion(tx, row.id, slot, { evidence_id: found, note: null, added_at: clock.now() }).catch(
          (error: unknown) => {
            // It was removed from the 材料库 a moment ago.
            if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
            throw new Rejection(409, '这个文件刚从材料库删除，请重新上传', 409);
          },
        );
        const fileId = await findEvidenceFile(tx, userId, found);
        if (reading !== null && fileId !== undefined) await insertReading(tx, { file_id: fileId, ...reading });
      });
    },

    judge: (userId: string, id: string, { specId, verdict, reason, expiresOn }: S['JudgeMaterialBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        const [current] = slot.versions;
        if (verdict === 'notApplicable') {
          if (!reason?.trim()) throw fieldRejection('reason', '请写明为什么不适用');
          await setVerdict(tx, row.id, specId, verdict, reason.trim());
          return;
        }
        // The material is applicable again.
        if (current === undefined && slot.verdict === 'notApplicable' && verdict === 'checking') {
          await setVerdict(tx, row.id, specId, 'uploaded', null);
          return;
        }
        if (current === undefined) throw new Rejection(409, '这项材料还没有上传，不能核对', 409);
        const isRejected = verdict === 'rejected';
        if (isRejected && !reason?.trim()) throw fieldRejection('reason', '请写明为什么要更换');
        if (expiresOn !== undefined) await setExpiry(tx, current.evidence_id, expiresOn);
        if (verdict !== undefined)
          await setVerdict(tx, row.id, specId, verdict, isRejected ? (reason?.trim() ?? null) : null);
      }),

    removeVersion: (userId: string, id: string, { versionId }: S['VersionIdBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slots.find(({ versions }) => versions.some((version) => version.id === versionId));
        if (slot === undefined) throw new Rejection(404, '没有找到这个版本，可能已被删除', 404);
        await deleteVersion(tx, row.id, versionId);
        await removeUnused(
          tx,
          files,
          row.owner_id,
          evidenceOf(slot.versions.filter(({ id: one }) => one === versionId)),
        );
        // The version before becomes current, and counts as unchecked.
        if (slot.versions[0]?.id === versionId && slot.verdict !== 'notApplicable')
          await setVerdict(tx, row.id, slot.spec_id, 'uploaded', null);
      }),

    saveSlot: (userId: string, id: string, { specId, name, isRequired = true }: S['SaveSlotBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const named = filled('name', '材料名称', name);
        if (specId !== undefined) {
          const slot = slotOf(slots, specId);
          if (!slot.is_own && named !== slot.name) throw new Rejection(409, '通知清单里的材料不能改名', 409);
          await updateSlot(tx, row.id, { ...slot, name: named, is_required: isRequired });
          return;
        }
        const own = slots.filter(({ is_own }) => is_own);
        if (own.length >= maxOwnSlots) throw new Rejection(409, `自己添加的材料最多${maxOwnSlots}项`, 409);
        await insertSlot(tx, row.id, {
          spec_id: `own-${createId()}`,
          name: named,
          position: 1 + Math.max(0, ...own.map(({ position }) => position)),
          is_required: isRequired,
          is_own: true,
        });
      }),

    removeSlot: (userId: string, id: string, { specId }: S['SpecIdBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (!slot.is_own) throw new Rejection(409, '通知清单里的材料不能删除，不需要的可以改为非必需', 409);
        await deleteSlot(tx, row.id, specId);
        await removeUnused(tx, files, row.owner_id, evidenceOf(slot.versions));
      }),

    async download(userId: string, id: string, versionId: string): Promise<FileReply> {
      const row = await findDeclaration(db, userId, id);
      const version = (await readSlots(db, row.id))
        .flatMap(({ versions }) => versions)
        .find((one) => one.id === versionId);
      const file = version && (await files.read(db, version.file_id));
      if (file === undefined) throw new Rejection(404, '没有找到这个文件，可能已被删除', 404);
      return new FileReply(file.content, file.name, file.mediaType);
    },
  };
}

/** The id of the account's own evidence; null where it is another's or gone. */
async function ownEvidence(tx: Db, userId: string, id: string): Promise<string | null> {
  return (await findEvidenceFile(tx, userId, id)) === undefined ? null : id;
}

function slotOf(slots: readonly Slot[], specId: string): Slot {
  const slot = slots.find(({ spec_id }) => spec_id === specId);
  if (slot === undefined) throw slotGone();
  return slot;
}

/** Adds a version, which becomes the current one and is not checked yet. */
async function addVersion(
  tx: Db,
  declarationId: string,
  slot: Slot,
  version: Pick<VersionRow, 'evidence_id' | 'note' | 'added_at'>,
): Promise<void> {
  if (slot.versions.length >= maxVersions)
    throw new Rejection(409, `一项材料最多${maxVersions}个版本，请先删除不用的`, 409);
  await insertVersion(tx, declarationId, { id: createId(), spec_id: slot.spec_id, ...version });
  await setVerdict(tx, declarationId, slot.spec_id, 'uploaded', null);
}
