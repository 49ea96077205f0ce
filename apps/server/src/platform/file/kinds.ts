import { fileRule } from '../contract';

/** Kinds of files that are recognised. The contract says which kinds and sizes an upload may have. */
export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'ofd' | 'png' | 'jpeg' | 'txt' | 'md' | 'csv';

interface KindNames {
  mediaType: string;
  /** The first is the one that we write. */
  endings: readonly string[];
  label: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
export const kinds: Readonly<Record<FileKind, KindNames>> = {
  pdf: { mediaType: 'application/pdf', endings: ['.pdf'], label: 'PDF' },
  docx: { mediaType: `${office}.wordprocessingml.document`, endings: ['.docx'], label: 'DOCX' },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, endings: ['.xlsx'], label: 'XLSX' },
  pptx: { mediaType: `${office}.presentationml.presentation`, endings: ['.pptx'], label: 'PPTX' },
  ofd: { mediaType: 'application/ofd', endings: ['.ofd'], label: 'OFD' },
  png: { mediaType: 'image/png', endings: ['.png'], label: 'PNG' },
  jpeg: { mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'], label: 'JPEG' },
  txt: { mediaType: 'text/plain', endings: ['.txt'], label: 'TXT' },
  md: { mediaType: 'text/markdown', endings: ['.md', '.markdown'], label: 'MD' },
  csv: { mediaType: 'text/csv', endings: ['.csv'], label: 'CSV' },
};

const allKinds = Object.keys(kinds) as FileKind[];

export interface UploadRule {
  accepts: readonly FileKind[];
  maxBytes: number;
  /** Whether a later step opens the PDF and reports its problems, so that the upload need not. */
  isPdfOpenedLater?: boolean;
}

function ruleOf(schema: string): UploadRule {
  const { accepts, maxBytes } = fileRule('main', schema);
  return { accepts: allKinds.filter((kind) => accepts.includes(kind)), maxBytes };
}

export const materialRule = ruleOf('MaterialFile');
export const slipRule = ruleOf('SlipFile');
export const proofreadingRule: UploadRule = { ...ruleOf('ProofreadingFile'), isPdfOpenedLater: true };
export const deckRule: UploadRule = { ...ruleOf('DeckFile'), isPdfOpenedLater: true };
export const deckBrandRule = ruleOf('DeckBrandFile');
export const deckPictureRule = ruleOf('DeckPictureFile');
export const listRule = ruleOf('ProofreadingListFile');
export const knowledgeRule: UploadRule = { ...ruleOf('KnowledgeFile'), isPdfOpenedLater: true };

/** Names of file kinds in a sentence: PDF、DOCX或PNG. */
export function labelsOf(accepts: readonly FileKind[]): string {
  const labels = accepts.map((kind) => kinds[kind].label);
  return [labels.slice(0, -1).join('、'), labels.at(-1)].filter(Boolean).join('或');
}

/** Kind by the extension of a name; null for a name without one, undefined for an unknown one. */
export function kindOfName(name: string): FileKind | null | undefined {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase();
  return ending === undefined ? null : allKinds.find((kind) => kinds[kind].endings.includes(ending));
}

export const kindOfMediaType = (mediaType: string): FileKind | undefined =>
  allKinds.find((kind) => kinds[kind].mediaType === mediaType);
