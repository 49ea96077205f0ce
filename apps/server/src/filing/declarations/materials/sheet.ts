import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { Baseline } from '../../items';
import { isEditable } from '../machine';
import type { DeclarationRow } from '../repository';
import { evidenceFor, listEvidence } from './evidenceList';
import { defaultPattern } from './naming';
import { readProposals, toReading } from './readings';
import { listVersions } from './slotRepository';
import {
  isForm,
  isMadeFromForm,
  materialStateNames,
  maxFilesOf,
  readSlots,
  type SlotFile,
  stateOf,
  stateOfFile,
} from './slots';

type S = MainComponents['schemas'];

/** 材料清单 of a declaration: its materials with files, states and evidence of the 材料库 that fits. */
export async function readMaterialSheet(db: Db, row: DeclarationRow, now: Date): Promise<S['MaterialSheet']> {
  const today = dateInShanghai(now);
  const slots = await readSlots(db, row.id);
  const evidence = await listEvidence(db, row.owner_id, now);
  const removed = await listVersions(db, row.id, true);
  const { read, proposals } = await readProposals(db, row, slots);
  const readingOf = (id: string) => {
    const found = read.find(({ slotFileId }) => slotFileId === id);
    const isFrom = ({ sources, isSum }: (typeof proposals)[number]) =>
      isSum !== true && sources.some(({ slotFileId }) => slotFileId === id);
    return found && toReading(found.problem, proposals.filter(isFrom).length);
  };
  const toFile = (file: SlotFile): S['SlotFile'] => {
    const state = stateOfFile(file, today);
    const reading = readingOf(file.id);
    return {
      slotFileId: file.id,
      state,
      stateName: materialStateNames[state],
      reason: file.current.reason,
      ...(reading && { reading }),
      versions: file.versions.map((version, at) => ({
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
    };
  };
  return {
    declarationId: row.id,
    isReadOnly: !isEditable(row.state),
    basis: (JSON.parse(row.baseline) as Baseline).materialsOf,
    namingPattern: row.naming_pattern ?? defaultPattern,
    slots: slots.map((slot) => {
      const state = stateOf(slot, today);
      const here = [...slot.files.flatMap(({ versions }) => versions), ...removed];
      const used = new Set(here.filter((one) => one.spec_id === slot.spec_id).map(({ evidence_id }) => evidence_id));
      return {
        specId: slot.spec_id,
        name: slot.name,
        isRequired: slot.is_required,
        isOwn: slot.is_own,
        state,
        stateName: isMadeFromForm(slot, slots) ? '导出时生成' : materialStateNames[state],
        reason: slot.exempt_reason,
        ...(isForm(slot, slots) && { isForm: true }),
        maxFiles: maxFilesOf(slot, slots),
        files: slot.files.map(toFile),
        offers: evidenceFor(
          evidence.filter((one) => !used.has(one.evidenceId)),
          slot.name,
        ),
      };
    }),
  };
}
