export interface PdfColumn {
  title: string;
  /** Share of the width, 0–1. */
  share: number;
  align?: 'left' | 'right';
}

export interface PdfRun {
  text: string;
  isStrong?: boolean;
  isStruck?: boolean;
  /** Number of the source that it links to. */
  source?: string;
}
export type PdfWords = string | readonly PdfRun[];

export interface PdfListItem {
  /** Level, 0 for the outermost. */
  level: number;
  /** Number of the item; null for a bullet. */
  number: number | null;
  text: PdfWords;
  /** Number of the source, to which runs with this `source` link. */
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
  /** Line below the title. */
  subtitle: string;
  author: string;
  createdAt: Date;
  /** Text at the foot of every page, before its number. */
  footer: string;
  blocks: readonly PdfBlock[];
  /** Property of the file's metadata, for programs. */
  property?: { name: string; value: string; xmlNamespace: string; xmlPrefix: string };
}
