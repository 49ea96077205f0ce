import { subjectOf } from '../findDeclaration';
import type { DeclarationRow } from '../repository';
import { defaultPattern, fileName, uniqueNames } from './naming';
import type { Slot } from './slots';

export type FormFormat = 'docx' | 'pdf';

export interface PlannedFile {
  name: string;
  /** The material; null for the form. */
  specId: string | null;
  fileId: string | null;
  size: number | null;
}

/** Files of the exported zip: the form, then the current version of every material in the order of the notice. */
export function exportPlanOf(
  row: DeclarationRow,
  slots: readonly Slot[],
  format: FormFormat,
  today: string,
): PlannedFile[] {
  const pattern = row.naming_pattern ?? defaultPattern;
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
