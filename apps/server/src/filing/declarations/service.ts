import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { ItemLibrary } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { FileReply, fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { safeFileName } from '../../platform/file';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { PdfContent } from '../../platform/pdf';
import type { Clock } from '../../platform/ports';
import { type Baseline, deadlineOf } from '../items';
import { createDeclaration } from './create';
import { readDetail } from './detail';
import { listAttachments } from './eventRepository';
import { findDeclaration, lockDeclaration, subjectOf } from './findDeclaration';
import { readForm } from './form/fields';
import { formContent, renderForm } from './form/formDocument';
import { type FindMisprints, readMisprints } from './form/misprints';
import { gatesOf, readItemMatch } from './itemMatch';
import { isBeforeFiling, isGuarded, isOver } from './machine';
import { removeUnused } from './materials/evidence';
import { exportPlanOf, type FormFormat } from './materials/exportPlan';
import { exportZip } from './materials/exportZip';
import { patternProblem } from './materials/naming';
import { listEvidenceOf } from './materials/slotRepository';
import { addSlots, isMadeFromForm, readSlots, stateOf } from './materials/slots';
import { moveDeclaration } from './move';
import { blockersOf, keepProgress, readReadiness } from './readiness';
import { type DeclarationRow, deleteDeclaration, listDeclarations, setBaseline, updateBasics } from './repository';
import { readShift } from './tracking/shift';
import { toDeclaration } from './views';

type S = MainComponents['schemas'];
type Query = NonNullable<MainOperations['listDeclarations']['parameters']['query']>;
type Page = Required<Omit<Query, 'enterpriseId'>> & Pick<Query, 'enterpriseId'>;

export interface DeclarationDependencies {
  db: Db;
  clock: Clock;
  files: FileStore;
  limiter: RateLimiter;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
  findMisprints: FindMisprints;
}

/**
 * Declarations: list, creation, steps, readiness and export. Form, materials and tracking have services of their own.
 */
export function createDeclarationService(deps: DeclarationDependencies) {
  const { db, clock, files, limiter, library, findMisprints } = deps;
  const today = () => dateInShanghai(clock.now());
  const detail = async (userId: string, id: string): Promise<S['DeclarationDetail']> =>
    readDetail(deps, await findDeclaration(db, userId, id), clock.now());
  const readiness = async (userId: string, id: string): Promise<S['Readiness']> => {
    const now = clock.now();
    const row = await findDeclaration(db, userId, id);
    const [{ shift }, itemMatch, misprints] = await Promise.all([
      readShift(library, row, now),
      readItemMatch(deps, row),
      readMisprints(db, row, findMisprints),
    ]);
    return readReadiness(db, row, { now, today: today(), shift, gates: gatesOf(itemMatch), misprints });
  };
  const fileNameOf = (row: DeclarationRow): string =>
    safeFileName(`${subjectOf(row).name}_${row.project_name}_${today().replaceAll('-', '')}`, '.zip');

  return {
    detail,
    readiness,

    async list(userId: string, page: Page): Promise<{ rows: S['Declaration'][]; total: number }> {
      const { rows, total } = await listDeclarations(db, userId, page, clock.now());
      return { rows: rows.map(toDeclaration), total };
    },

    create: async (userId: string, requestId: string, body: S['CreateDeclarationBody']) =>
      detail(userId, await createDeclaration(deps, userId, requestId, body, clock.now())),

    async update(userId: string, id: string, body: S['UpdateDeclarationBody']): Promise<S['DeclarationDetail']> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const problem = body.namingPattern == null ? null : patternProblem(body.namingPattern);
        if (problem !== null) throw fieldRejection('namingPattern', problem);
        const { amountExpectedFen: amount = row.amount_expected_fen } = body;
        await updateBasics(tx, id, {
          project_name:
            body.projectName === undefined ? row.project_name : filled('projectName', '项目名称', body.projectName),
          batch: body.batch === undefined ? row.batch : body.batch?.trim() || null,
          amount_expected_fen: amount,
          owner_label: body.ownerName === undefined ? row.owner_label : body.ownerName?.trim() || null,
          naming_pattern: body.namingPattern === undefined ? row.naming_pattern : body.namingPattern,
          update_time: clock.now(),
        });
      });
      return detail(userId, id);
    },

    async remove(userId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (!isBeforeFiling(row.state) && !isOver(row.state))
          throw new Rejection(409, '这份申报正在官方平台办理，请先撤回再删除', 409);
        const used = await listEvidenceOf(tx, id);
        // Attachments go with the declaration; files of the 材料库 stay where others use them.
        for (const { file_id } of await listAttachments(tx, id)) await files.remove(tx, file_id);
        await deleteDeclaration(tx, id);
        await removeUnused(tx, files, userId, used);
      });
    },

    async move(userId: string, id: string, body: S['MoveDeclarationBody']): Promise<S['DeclarationDetail']> {
      // The library is read before anything is locked.
      const { shift } = isGuarded(body.to)
        ? await readShift(library, await findDeclaration(db, userId, id), clock.now())
        : { shift: null };
      await db.transaction(async (tx) => {
        const now = clock.now();
        const row = await lockDeclaration(tx, userId, id);
        const blockers = isGuarded(body.to)
          ? blockersOf(await readReadiness(tx, row, { now, today: today(), shift, gates: [], misprints: [] }), body.to)
          : [];
        await moveDeclaration(tx, { row, body, blockers, now });
      });
      return detail(userId, id);
    },

    async acceptShift(userId: string, id: string): Promise<S['DeclarationDetail']> {
      const { item, shift } = await readShift(library, await findDeclaration(db, userId, id), clock.now());
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (item === undefined) {
          // The item is gone: the last baseline stays in force.
          const kept: Baseline = { ...(JSON.parse(row.baseline) as Baseline), isGone: true };
          if (shift !== null) await setBaseline(tx, id, JSON.stringify(kept), row.deadline);
          return;
        }
        const baseline = JSON.stringify(item.baseline);
        await setBaseline(tx, id, baseline, deadlineOf(item.baseline));
        await addSlots(tx, id, item.baseline.materials);
        await keepProgress(tx, { ...row, baseline }, clock.now(), today());
      });
      return detail(userId, id);
    },

    async exportPlan(userId: string, id: string, form: FormFormat): Promise<S['ExportPlan']> {
      const row = await findDeclaration(db, userId, id);
      const slots = await readSlots(db, row.id);
      return {
        fileName: fileNameOf(row),
        files: exportPlanOf(row, slots, form, today()).map(({ fileId: _, ...file }) => file),
        missing: slots
          .filter((slot) => slot.is_required && !isMadeFromForm(slot, slots) && stateOf(slot, today()) === 'missing')
          .map(({ name }) => name),
      };
    },

    /** 申报书 as it is now, with the name of its project. */
    async form(userId: string, id: string): Promise<PdfContent> {
      const row = await findDeclaration(db, userId, id);
      return formContent(row, await readForm(db, row.id), clock.now());
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

export type DeclarationService = ReturnType<typeof createDeclarationService>;
