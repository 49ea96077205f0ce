import { safeFileName } from '../../../platform/file';
import { subjectOf } from '../findDeclaration';
import type { DeclarationRow } from '../repository';
import { defaultPattern, fileName, uniqueNames } from './naming';
import { isForm, type Slot, type SlotFile } from './slots';

export type FormFormat = 'docx' | 'pdf';

export interface PlannedFile {
  /** Folder of its material; null for the form. */
  folder: string | null;
  name: string;
  kind: 'form' | 'material';
  /** Id of the material; null for a form that no list names. */
  specId: string | null;
  /** Id of the file; null for the form, which is made at export. */
  fileId: string | null;
  size: number | null;
}

/**
 * Files of the exported zip: one 申报书, then a folder for every other material with files, numbered in the order of the notice, with the
 * current versions of its files. Materials that do not apply are left out. An uploaded 申报书, such as one with its seal, replaces the one
 * made here.
 */
export function exportPlanOf(
  row: DeclarationRow,
  slots: readonly Slot[],
  format: FormFormat,
  today: string,
): PlannedFile[] {
  const pattern = row.naming_pattern ?? defaultPattern;
  const parts = { firm: subjectOf(row).name, project: row.project_name, day: today.replaceAll('-', '') };
  const form = slots.find((slot) => isForm(slot, slots));
  const own = form?.exempt_reason === null ? form.files[0]?.current : undefined;
  const nameOf = (number: string, material: string, ending: string) =>
    fileName(pattern, { ...parts, number, material, ending });
  const others = slots
    .filter((slot) => slot !== form)
    .map((slot, at) => ({ ...slot, number: numbered(at + 1, 2) }))
    .filter(({ files, exempt_reason }) => files.length > 0 && exempt_reason === null);
  const folders = uniqueNames(others.map(({ name, number }) => safeFileName(`${number}_${name}`, '')));
  return [
    {
      folder: null,
      name: nameOf('00', form?.name ?? '申报书', own === undefined ? `.${format}` : endingOf(own)),
      kind: 'form',
      specId: form?.spec_id ?? null,
      fileId: own?.file_id ?? null,
      size: own?.size ?? null,
    },
    ...others.flatMap(({ spec_id, name, files, number }, slotAt) => {
      const numberOf = (at: number) =>
        files.length === 1 ? number : `${number}-${numbered(at + 1, String(files.length).length)}`;
      const names = uniqueNames(files.map(({ current }, at) => nameOf(numberOf(at), name, endingOf(current))));
      return files.map(
        ({ current }, at): PlannedFile => ({
          folder: folders[slotAt] ?? number,
          name: names[at] ?? numberOf(at),
          kind: 'material',
          specId: spec_id,
          fileId: current.file_id,
          size: current.size,
        }),
      );
    }),
  ];
}

const numbered = (number: number, digits: number) => String(number).padStart(digits, '0');
const endingOf = ({ file_name }: SlotFile['current']): string => /\.[a-z]+$/.exec(file_name)?.[0] ?? '';
