import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { ItemLibrary } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { materialRule, safeFileName } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { type Baseline, deadlineOf } from '../items';
import { createDeclaration } from './create';
import { readDetail } from './detail';
import { readForm } from './form/fields';
import { renderForm } from './form/formDocument';
import { isBeforeFiling, isGuarded, isOver } from './machine';
import { removeUnused } from './materials/evidence';
import { exportPlanOf, type FormFormat } from './materials/exportPlan';
import { exportZip } from './materials/exportZip';
import { patternProblem } from './materials/naming';
import { addSlots, readSlots, stateOf } from './materials/slots';
import { moveDeclaration } from './move';
import { blockersOf, keepProgress, readReadiness } from './readiness';
import { type DeclarationRow, findDeclaration, lockDeclaration, subjectOf } from './rows';
import { readShift, setBaseline } from './shift';
import { gatesOf, standingOf } from './standing';
import { readAttachments, toAttachment } from './views';

type S = MainComponents['schemas'];

export interface DeclarationDependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}

const mostAttachments = 100;
const attachmentGone = () => new Rejection(404, '没有找到这个附件，可能已被删除', 404);

/** A declaration as a whole; form, materials, comments and what follows it have services of their own. */
export function createDeclarationService(deps: DeclarationDependencies) {
  const { db, clock, files, limiter, library } = deps;
  const today = () => dateInShanghai(clock.now());
  const detail = async (userId: string, id: string): Promise<S['DeclarationDetail']> =>
    readDetail(deps, await findDeclaration(db, userId, id), clock.now());
  const readiness = async (own: Db, row: DeclarationRow): Promise<S['Readiness']> => {
    const now = clock.now();
    const [{ shift }, standing] = await Promise.all([readShift(library, row, now), standingOf(deps, row)]);
    return readReadiness(own, row, { now, today: today(), shift, gates: gatesOf(standing) });
  };
  const fileNameOf = (row: DeclarationRow): string =>
    safeFileName(`${subjectOf(row).name}_${row.project_name}_${today().replaceAll('-', '')}`, '.zip');

  return {
    detail,
    readiness: async (userId: string, id: string) => readiness(db, await findDeclaration(db, userId, id)),

    create: async (userId: string, requestId: string, body: S['CreateDeclarationBody']) =>
      detail(userId, await createDeclaration(deps, userId, requestId, body, clock.now())),

    async update(userId: string, id: string, body: S['UpdateDeclarationBody']): Promise<S['DeclarationDetail']> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const problem = body.namingPattern == null ? null : patternProblem(body.namingPattern);
        if (problem !== null) throw fieldRejection('namingPattern', problem);
        const { amountExpectedFen: amount = row.amount_expected_fen } = body;
        await tx.query(
          `UPDATE declarations SET project_name = $2, batch = $3, amount_expected_fen = $4, owner_label = $5,
             naming_pattern = $6, update_time = $7 WHERE id = $1`,
          [
            id,
            body.projectName === undefined ? row.project_name : filled('projectName', '项目名称', body.projectName),
            body.batch === undefined ? row.batch : body.batch?.trim() || null,
            amount,
            body.ownerName === undefined ? row.owner_label : body.ownerName?.trim() || null,
            body.namingPattern === undefined ? row.naming_pattern : body.namingPattern,
            clock.now(),
          ],
        );
      });
      return detail(userId, id);
    },

    async remove(userId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (!isBeforeFiling(row.state) && !isOver(row.state))
          throw new Rejection(409, '这份申报正在官方平台办理，请先撤回再删除', 409);
        const used = await tx.query<{ evidence_id: string }>(
          'SELECT DISTINCT evidence_id FROM declaration_versions WHERE declaration_id = $1',
          [id],
        );
        // Screenshots go with it; files of the library stay where others use them.
        await tx.query(
          'DELETE FROM files WHERE id IN (SELECT file_id FROM declaration_attachments WHERE declaration_id = $1)',
          [id],
        );
        await tx.query('DELETE FROM declarations WHERE id = $1', [id]);
        await removeUnused(
          tx,
          files,
          userId,
          used.map(({ evidence_id }) => evidence_id),
        );
      });
    },

    async move(userId: string, id: string, body: S['MoveDeclarationBody']): Promise<S['DeclarationDetail']> {
      // What the library says is read before anything is locked.
      const { shift } = isGuarded(body.to)
        ? await readShift(library, await findDeclaration(db, userId, id), clock.now())
        : { shift: null };
      await db.transaction(async (tx) => {
        const now = clock.now();
        const row = await lockDeclaration(tx, userId, id);
        const blockers = isGuarded(body.to)
          ? blockersOf(await readReadiness(tx, row, { now, today: today(), shift, gates: [] }), body.to)
          : [];
        await moveDeclaration(tx, { row, body, blockers, now });
      });
      return detail(userId, id);
    },

    async attach(userId: string, id: string, file: Blob): Promise<S['Attachment']> {
      const checked = await files.check(userId, file, materialRule);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = await lockDeclaration(tx, userId, id);
        if ((await readAttachments(tx, row.id)).length >= mostAttachments)
          throw new Rejection(409, `附件最多${mostAttachments}个，没有上传`, 409);
        const kept = await files.keep(tx, userId, checked, '附件');
        await tx.query('INSERT INTO declaration_attachments (file_id, declaration_id) VALUES ($1, $2)', [
          kept.id,
          row.id,
        ]);
        const added = (await readAttachments(tx, row.id)).find(({ file_id }) => file_id === kept.id);
        if (added === undefined) throw new Error('the attachment is gone');
        return toAttachment(added);
      });
    },

    removeAttachment: (userId: string, id: string, fileId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const file = (await readAttachments(tx, row.id)).find(({ file_id }) => file_id === fileId);
        if (file === undefined) throw attachmentGone();
        if (file.event_id !== null) throw new Rejection(409, '这个附件已写进申报的经过，不能删除', 409);
        await files.remove(tx, fileId);
      }),

    async attachment(userId: string, id: string, fileId: string): Promise<FileReply> {
      const row = await findDeclaration(db, userId, id);
      const isOwn = (await readAttachments(db, row.id)).some(({ file_id }) => file_id === fileId);
      const file = isOwn ? await files.read(db, fileId) : undefined;
      if (file === undefined) throw attachmentGone();
      return new FileReply(file.content, file.name, file.mediaType);
    },

    async acceptShift(userId: string, id: string): Promise<S['DeclarationDetail']> {
      const { item, shift } = await readShift(library, await findDeclaration(db, userId, id), clock.now());
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (item === undefined) {
          // It goes on by what was said last.
          const kept = { ...(JSON.parse(row.baseline) as Baseline), isGone: true } as const;
          if (shift !== null) await setBaseline(tx, id, kept, row.deadline);
          return;
        }
        await setBaseline(tx, id, item.baseline, deadlineOf(item.baseline));
        await addSlots(tx, id, item.baseline.materials);
        await keepProgress(tx, { ...row, baseline: JSON.stringify(item.baseline) }, clock.now(), today());
      });
      return detail(userId, id);
    },

    async exportPlan(userId: string, id: string, form: FormFormat): Promise<S['ExportPlan']> {
      const row = await findDeclaration(db, userId, id);
      const slots = await readSlots(db, row.id);
      return {
        fileName: fileNameOf(row),
        files: exportPlanOf(row, slots, form, today()).map(({ name, specId, size }) => ({
          name,
          kind: specId === null ? 'form' : 'material',
          specId,
          size,
        })),
        missing: slots
          .filter((slot) => slot.is_required && stateOf(slot, today()) === 'missing')
          .map(({ name }) => name),
      };
    },

    async export(userId: string, id: string, form: FormFormat): Promise<FileReply> {
      const row = await findDeclaration(db, userId, id);
      await limiter.hit([limits.declarationExportPerUser, userId]);
      const [slots, state] = await Promise.all([readSlots(db, row.id), readForm(db, row.id)]);
      const now = clock.now();
      const zip = exportZip({
        db,
        files,
        planned: exportPlanOf(row, slots, form, today()),
        form: () => renderForm(row, state, form, now),
        now,
      });
      return new FileReply(zip, fileNameOf(row), 'application/zip');
    },
  };
}
