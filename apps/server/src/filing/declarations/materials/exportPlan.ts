import { subjectOf } from '../findDeclaration';
import type { DeclarationRow } from '../repository';
import { defaultPattern, fileName, uniqueNames } from './naming';
import { isForm, type Slot } from './slots';

export type FormFormat = 'docx' | 'pdf';

export interface PlannedFile {
  name: string;
  kind: 'form' | 'material';
  /** Id of the material; null for a form that no list names. */
  specId: string | null;
  /** Id of the file; null for the form, which is made at export. */
  fileId: string | null;
  size: number | null;
}

/**
 * Files of the exported zip: one 申报书, then the current version of every other material, numbered in the order of the
 * notice. An uploaded 申报书, such as one with its seal, replaces the one made here.
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
  const own = form?.verdict === 'notApplicable' ? undefined : form?.versions[0];
  const nameOf = (number: number, material: string, ending: string) =>
    fileName(pattern, { ...parts, number, material, ending });
  const planned: PlannedFile[] = [
    {
      name: nameOf(0, form?.name ?? '申报书', own === undefined ? `.${format}` : endingOf(own)),
      kind: 'form',
      specId: form?.spec_id ?? null,
      fileId: own?.file_id ?? null,
      size: own?.size ?? null,
    },
    ...slots
      .filter((slot) => slot !== form)
      .flatMap(({ spec_id, name, versions, verdict }, at): PlannedFile[] => {
        const [current] = versions;
        if (current === undefined || verdict === 'notApplicable') return [];
        const file = { specId: spec_id, fileId: current.file_id, size: current.size };
        return [{ name: nameOf(at + 1, name, endingOf(current)), kind: 'material', ...file }];
      }),
  ];
  const names = uniqueNames(planned.map(({ name }) => name));
  return planned.map((file, at) => ({ ...file, name: names[at] ?? file.name }));
}

const endingOf = ({ file_name }: Slot['versions'][number]): string => /\.[a-z]+$/.exec(file_name)?.[0] ?? '';
