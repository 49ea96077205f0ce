/** Content of a run: words, or an element that is copied as it is. Offsets are those of the part's XML. */
export interface RunChild {
  start: number;
  end: number;
  /** Visible text; '' for pictures, marks and the like. */
  text: string;
}

export interface Run {
  start: number;
  end: number;
  /** Tag `<w:r …>`, as in the file. */
  openTag: string;
  /** Element `<w:rPr>…</w:rPr>`, as in the file; '' without one. */
  properties: string;
  children: RunChild[];
  /** Open tag of another person's insertion that directly contains it. */
  insertion: string | null;
  /** Reason, for a comment, why its words cannot be changed; null when they can. */
  locked: string | null;
  /** Whether its parent is unknown, so that nothing is inserted beside it. */
  isStrange: boolean;
}

/** Range of characters of a paragraph, with the run that they come from and the index of that run's child. */
export interface Stretch {
  from: number;
  to: number;
  run: Run;
  child: number;
}

export interface Paragraph {
  /** Offsets of `<w:p …>`. */
  openStart: number;
  openEnd: number;
  isSelfClosing: boolean;
  /** Offset behind its properties. */
  contentStart: number;
  /** Offset of `</w:p>`. */
  closeStart: number;
  text: string;
  stretches: Stretch[];
  /** Numbers of its innermost cell and row. */
  cell: number | null;
  row: number | null;
  /** Whether it is in a content control. LibreOffice reads such a paragraph wrongly once it contains a mark. */
  isControlled: boolean;
  /** The same paragraph in the fallback for programs that do not know the first form. */
  twin: Paragraph | null;
}

/** Part of a DOCX with text: its body, a header, a footer, its notes. */
export interface Part {
  xml: string;
  /** Namespace prefix of WordprocessingML elements, with its colon; '' where it is the default. */
  prefix: string;
  /** The same for attributes, which have none by default. */
  attributePrefix: string;
  /** Paragraphs in the order of the text. */
  paragraphs: Paragraph[];
  hasNumbering: boolean;
  hasFormulas: boolean;
  hasFields: boolean;
}

export const wordNamespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
