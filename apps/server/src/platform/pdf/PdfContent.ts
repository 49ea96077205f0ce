export interface PdfColumn {
  title: string;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right';
}

/** Run of text in one style. */
export interface PdfRun {
  text: string;
  isStrong?: boolean;
  isStruck?: boolean;
  /** Entry of a list of sources that it links to. */
  source?: string;
}
export type PdfWords = string | readonly PdfRun[];

export interface PdfListItem {
  /** 0 for the outermost. */
  level: number;
  /** Number of the item; null for a bullet. */
  number: number | null;
  text: PdfWords;
  /** Target of runs with this `source`. */
  source?: string;
}

export type PdfBlock =
  /** @property level 2 unless it is said; 1 for the parts of a document. */
  | { kind: 'heading'; text: string; level?: 1 | 2 | 3 | 4 }
  | { kind: 'paragraph'; text: PdfWords }
  | { kind: 'quote'; text: PdfWords; level?: number }
  /** Lines that are not wrapped or joined. */
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: readonly PdfListItem[] }
  /** Paragraph between two rules that the reader must not miss. */
  | { kind: 'notice'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table';
      columns: readonly PdfColumn[];
      rows: readonly (readonly string[])[];
      /** The last row is a sum. */
      hasTotal?: boolean;
    };

export interface PdfContent {
  title: string;
  /** Under the title. */
  subtitle: string;
  author: string;
  createdAt: Date;
  /** At the foot of every page, before its number. */
  footer: string;
  blocks: readonly PdfBlock[];
  /** Property of the file's metadata, for programs to read. */
  property?: { name: string; value: string; xmlNamespace: string; xmlPrefix: string };
}
