import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { fullYears } from '../../../firm/enterprise';
import type { Db } from '../../../platform/db';
import type { Baseline } from '../../items';
import { formById } from '../form/forms';
import { proposalsOf } from '../form/proposals';
import { isEditable } from '../machine';
import type { DeclarationRow } from '../repository';
import { evidenceFor, listEvidence } from './evidenceList';
import { exportPlanOf } from './exportPlan';
import { defaultPattern } from './naming';
import { readTerms, toReading } from './readings';
import { isForm, isMadeFromForm, materialStateNames, readSlots, stateOf } from './slots';

type S = MainComponents['schemas'];

/** 材料清单 of a declaration: its materials with versions, states and evidence of the 材料库 that fits. */
export async function readMaterialSheet(db: Db, row: DeclarationRow, now: Date): Promise<S['MaterialSheet']> {
  const today = dateInShanghai(now);
  const slots = await readSlots(db, row.id);
  const evidence = await listEvidence(db, row.owner_id, now);
  const read = await readTerms(db, slots);
  const offered = proposalsOf(formById(row.form_id), read, fullYears(row.create_time));
  const readingOf = (specId: string) => {
    const found = read.find((one) => one.specId === specId);
    return found && toReading(found.problem, offered.filter((one) => one.specId === specId).length);
  };
  const names = new Map(exportPlanOf(row, slots, 'docx', today).map((file) => [file.specId, file.name]));
  return {
    declarationId: row.id,
    isReadOnly: !isEditable(row.state),
    basis: (JSON.parse(row.baseline) as Baseline).materialsOf,
    namingPattern: row.naming_pattern ?? defaultPattern,
    slots: slots.map((slot) => {
      const state = stateOf(slot, today);
      const reading = readingOf(slot.spec_id);
      const used = new Set(slot.versions.map(({ evidence_id }) => evidence_id));
      return {
        specId: slot.spec_id,
        name: slot.name,
        isRequired: slot.is_required,
        isOwn: slot.is_own,
        state,
        stateName: isMadeFromForm(slot, slots) ? '导出时生成' : materialStateNames[state],
        reason: slot.reason,
        ...(isForm(slot, slots) && { isForm: true }),
        ...(reading && { reading }),
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
          evidence.filter((one) => !used.has(one.evidenceId)),
          slot.name,
        ),
      };
    }),
  };
}
