import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { FileReply, fieldRejection, filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { materialRule } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import type { Baseline } from '../../items';
import { isEditable } from '../machine';
import { keepProgress } from '../readiness';
import { type DeclarationRow, findDeclaration, lockDeclaration } from '../rows';
import { addEvidence, copyFactEvidence, ownEvidence, removeUnused } from './evidence';
import { exportPlanOf } from './exportPlan';
import { evidenceFor, factIdOf, listEvidence } from './library';
import { usualPattern } from './naming';
import { materialStateNames, readSlots, type Slot, stateOf } from './slots';

type S = MainComponents['schemas'];

const mostOwnSlots = 50;
const mostVersions = 20;
const foreignKeyViolation = '23503';

const evidenceOf = (versions: Slot['versions']) => versions.map(({ evidence_id }) => evidence_id);
const slotGone = () => new Rejection(404, '没有找到这项材料，可能已被删除', 404);

/** 材料清单: slots with versions, which are files of the library. */
export function createMaterialService(db: Db, clock: Clock, files: FileStore) {
  const today = () => dateInShanghai(clock.now());

  const sheet = async (own: Db, row: DeclarationRow): Promise<S['MaterialSheet']> => {
    const [slots, held] = await Promise.all([readSlots(own, row.id), listEvidence(own, row.owner_id, clock.now())]);
    const names = new Map(exportPlanOf(row, slots, 'docx', today()).map((file) => [file.specId, file.name]));
    return {
      declarationId: row.id,
      isReadOnly: !isEditable(row.state),
      basis: (JSON.parse(row.baseline) as Baseline).materialsOf,
      namingPattern: row.naming_pattern ?? usualPattern,
      slots: slots.map((slot) => {
        const state = stateOf(slot, today());
        const used = new Set(slot.versions.map(({ evidence_id }) => evidence_id));
        return {
          specId: slot.spec_id,
          name: slot.name,
          isRequired: slot.is_required,
          isOwn: slot.is_own,
          state,
          stateName: materialStateNames[state],
          reason: slot.reason,
          exportName: names.get(slot.spec_id) ?? null,
          versions: slot.versions.map((version, at) => ({
            versionId: version.id,
            evidenceId: version.evidence_id,
            fileName: version.file_name,
            mediaType: version.media_type,
            size: version.size,
            uploadedAt: version.added_at.toISOString(),
            expiresOn: version.expires_on,
            note: version.note,
            isCurrent: at === 0,
          })),
          offers: evidenceFor(
            held.filter((one) => !used.has(one.evidenceId)),
            slot.name,
          ),
        };
      }),
    };
  };

  /** Runs a change of a declaration that may still be changed, and answers what there is then. */
  const change = (
    userId: string,
    id: string,
    run: (tx: Db, row: DeclarationRow, slots: Slot[]) => Promise<void>,
  ): Promise<S['MaterialSheet']> =>
    db.transaction(async (tx) => {
      // How much an account has is counted under its lock, which comes before every other.
      await lockUser(tx, userId);
      const row = await lockDeclaration(tx, userId, id);
      if (!isEditable(row.state)) throw new Rejection(409, '这份申报已提交或已结束，材料不能再改', 409);
      await run(tx, row, await readSlots(tx, row.id));
      await keepProgress(tx, row, clock.now(), today());
      return sheet(tx, row);
    });

  const slotOf = (slots: readonly Slot[], specId: string): Slot => {
    const slot = slots.find(({ spec_id }) => spec_id === specId);
    if (slot === undefined) throw slotGone();
    return slot;
  };

  /** The newest version is the current one, and nobody has looked at it yet. */
  const addVersion = async (tx: Db, row: DeclarationRow, slot: Slot, evidenceId: string, note: string | null) => {
    if (slot.versions.length >= mostVersions)
      throw new Rejection(409, `一项材料最多${mostVersions}个版本，请先删除不用的`, 409);
    await tx.query(
      `INSERT INTO declaration_versions (id, declaration_id, spec_id, evidence_id, note, added_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [createId(), row.id, slot.spec_id, evidenceId, note, clock.now()],
    );
    await setVerdict(tx, row, slot.spec_id, 'uploaded', null);
  };

  const setVerdict = (tx: Db, row: DeclarationRow, specId: string, verdict: Slot['verdict'], reason: string | null) =>
    tx.query('UPDATE declaration_slots SET verdict = $3, reason = $4 WHERE declaration_id = $1 AND spec_id = $2', [
      row.id,
      specId,
      verdict,
      reason,
    ]);

  return {
    sheet: async (userId: string, id: string) => sheet(db, await findDeclaration(db, userId, id)),

    async upload(
      userId: string,
      id: string,
      { specId, file, expiresOn, note }: { specId: string; file: Blob; expiresOn?: string; note?: string },
    ) {
      const checked = await files.check(userId, file, materialRule);
      return change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        const kept = await files.keep(tx, userId, checked, slot.name);
        const evidenceId = await addEvidence(tx, userId, { fileId: kept.id, kind: slot.name, expiresOn }, clock.now());
        await addVersion(tx, row, slot, evidenceId, note?.trim() || null);
      });
    },

    reuse: (userId: string, id: string, { specId, evidenceId }: S['ReuseMaterialBody']) =>
      change(userId, id, async (tx, row, slots) => {
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
            : await copyFactEvidence(tx, userId, factId, clock.now());
        if (found === null) throw new Rejection(404, '材料库里没有这个文件，可能已被删除', 404);
        await addVersion(tx, row, slot, found, null).catch((error: unknown) => {
          // Somebody removed it from the library a moment ago.
          if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
          throw new Rejection(409, '这个文件刚从材料库删除，请重新上传', 409);
        });
      }),

    judge: (userId: string, id: string, { specId, verdict, reason, expiresOn }: S['JudgeMaterialBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        const [current] = slot.versions;
        if (verdict === 'notApplicable') {
          if (!reason?.trim()) throw fieldRejection('reason', '请写明为什么不适用');
          await setVerdict(tx, row, specId, verdict, reason.trim());
          return;
        }
        // It is asked for again.
        if (current === undefined && slot.verdict === 'notApplicable' && verdict === 'checking') {
          await setVerdict(tx, row, specId, 'uploaded', null);
          return;
        }
        if (current === undefined) throw new Rejection(409, '这项材料还没有上传，不能核对', 409);
        const isRejected = verdict === 'rejected';
        if (isRejected && !reason?.trim()) throw fieldRejection('reason', '请写明为什么要更换');
        if (expiresOn !== undefined)
          await tx.query('UPDATE evidence_files SET expires_on = $2 WHERE id = $1', [current.evidence_id, expiresOn]);
        if (verdict !== undefined)
          await setVerdict(tx, row, specId, verdict, isRejected ? (reason?.trim() ?? null) : null);
      }),

    removeVersion: (userId: string, id: string, { versionId }: S['VersionIdBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slots.find(({ versions }) => versions.some((version) => version.id === versionId));
        if (slot === undefined) throw new Rejection(404, '没有找到这个版本，可能已被删除', 404);
        await tx.query('DELETE FROM declaration_versions WHERE id = $1 AND declaration_id = $2', [versionId, row.id]);
        await removeUnused(
          tx,
          files,
          row.owner_id,
          evidenceOf(slot.versions.filter(({ id: one }) => one === versionId)),
        );
        // Another one is current now, which nobody has looked at.
        if (slot.versions[0]?.id === versionId && slot.verdict !== 'notApplicable')
          await setVerdict(tx, row, slot.spec_id, 'uploaded', null);
      }),

    saveSlot: (userId: string, id: string, { specId, name, isRequired = true }: S['SaveSlotBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const named = filled('name', '材料名称', name);
        if (specId !== undefined) {
          const slot = slotOf(slots, specId);
          if (!slot.is_own && named !== slot.name) throw new Rejection(409, '通知清单里的材料不能改名', 409);
          await tx.query(
            'UPDATE declaration_slots SET name = $3, is_required = $4 WHERE declaration_id = $1 AND spec_id = $2',
            [row.id, specId, named, isRequired],
          );
          return;
        }
        const own = slots.filter(({ is_own }) => is_own);
        if (own.length >= mostOwnSlots) throw new Rejection(409, `自己添加的材料最多${mostOwnSlots}项`, 409);
        await tx.query(
          `INSERT INTO declaration_slots (declaration_id, spec_id, name, position, is_required, is_own)
           VALUES ($1, $2, $3, $4, $5, true)`,
          [row.id, `own-${createId()}`, named, 1 + Math.max(0, ...own.map(({ position }) => position)), isRequired],
        );
      }),

    removeSlot: (userId: string, id: string, { specId }: S['SpecIdBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (!slot.is_own) throw new Rejection(409, '通知清单里的材料不能删除，不需要的可以改为非必需', 409);
        await tx.query('DELETE FROM declaration_slots WHERE declaration_id = $1 AND spec_id = $2', [row.id, specId]);
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
