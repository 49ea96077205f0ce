import { uploadRules } from './generated/uploadRules';

export { uploadRules };

export type UploadKind = (typeof uploadRules)[keyof typeof uploadRules]['accepts'][number];
/** Kinds and size of an upload: those of its contract (`uploadRules`), or fewer where a page accepts fewer. */
export interface UploadRule {
  readonly accepts: readonly UploadKind[];
  readonly maxBytes: number;
}

const office = 'application/vnd.openxmlformats-officedocument';
const types: Readonly<Record<UploadKind, readonly string[]>> = {
  pdf: ['application/pdf', '.pdf'],
  docx: [`${office}.wordprocessingml.document`, '.docx'],
  xlsx: [`${office}.spreadsheetml.sheet`, '.xlsx'],
  pptx: [`${office}.presentationml.presentation`, '.pptx'],
  ofd: ['application/ofd', '.ofd'],
  png: ['image/png', '.png'],
  jpeg: ['image/jpeg', '.jpg', '.jpeg', '.jpe', '.jfif'],
  txt: ['text/plain', '.txt'],
  md: ['text/markdown', '.md'],
  csv: ['text/csv', '.csv'],
};

/**
 * Media types and extensions for a file chooser: systems without Office know only the extensions.
 *
 * @example <FileUpload acceptedFileTypes={acceptedTypes(uploadRules.MaterialFile)} />
 */
export const acceptedTypes = (rule: UploadRule): string[] => rule.accepts.flatMap((kind) => types[kind]);

export type UploadProblem = 'wrongType' | 'tooLarge' | 'empty';

/**
 * Reason why a file cannot be sent, checked before the upload; undefined for a valid one. The server checks its bytes.
 */
export function uploadProblem(file: File, rule: UploadRule): UploadProblem | undefined {
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '';
  const accepted = acceptedTypes(rule);
  if (!accepted.includes(file.type) && !accepted.includes(ending)) return 'wrongType';
  if (file.size > rule.maxBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
}

/** Size in bytes as people read it: 184KB, 5.2MB, 1.5GB. */
export function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${bytes > 0 ? Math.max(1, Math.round(bytes / 1e3)) : 0}KB`;
  const [unit, name] = bytes < 1e9 ? [1e6, 'MB'] : [1e9, 'GB'];
  return `${(bytes / unit).toFixed(1).replace('.0', '')}${name}`;
}

/**
 * Serializer of a body with a file and its fields as text; undefined fields are left out.
 *
 * @example api.main.POST('/api/knowledge/upload', { body: { ...fields, file }, bodySerializer: withFile(fields, file)
 * })
 */
export function withFile(fields: Readonly<Record<string, string | undefined>>, file: File): () => FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  form.set('file', file);
  return () => form;
}
