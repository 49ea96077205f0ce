import { type DeclarationRow, subjectOf } from '../rows';
import { fileName, uniqueNames, usualPattern } from './naming';
import type { Slot } from './slots';

export type FormFormat = 'docx' | 'pdf';

export interface PlannedFile {
  name: string;
  /** Null for the form. */
  specId: string | null;
  fileId: string | null;
  size: number | null;
}

/** What goes into the zip, in the order of the notice: the form, then the current version of every material. */
export function exportPlanOf(
  row: DeclarationRow,
  slots: readonly Slot[],
  format: FormFormat,
  today: string,
): PlannedFile[] {
  const pattern = row.naming_pattern ?? usualPattern;
  const parts = { firm: subjectOf(row).name, project: row.project_name, day: today.replaceAll('-', '') };
  const planned = [
    {
      name: fileName(pattern, { ...parts, number: 0, material: '申报书', ending: `.${format}` }),
      specId: null,
      fileId: null,
      size: null,
    },
    ...slots.flatMap(({ spec_id, name, versions, verdict }, at) => {
      const [current] = versions;
      if (current === undefined || verdict === 'notApplicable') return [];
      const ending = /\.[a-z]+$/.exec(current.file_name)?.[0] ?? '';
      return [
        {
          name: fileName(pattern, { ...parts, number: at + 1, material: name, ending }),
          specId: spec_id,
          fileId: current.file_id,
          size: current.size,
        },
      ];
    }),
  ];
  const names = uniqueNames(planned.map(({ name }) => name));
  return planned.map((file, at) => ({ ...file, name: names[at] ?? file.name }));
}
