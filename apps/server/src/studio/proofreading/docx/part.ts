/** What stands in a run: words, or something that is carried along as it is. Offsets are those of the part's XML. */
export interface RunChild {
  start: number;
  end: number;
  /** What a reader sees of it in the line; '' for pictures, marks and the like. */
  text: string;
}

export interface Run {
  start: number;
  end: number;
  /** `<w:r …>` as it is written. */
  openTag: string;
  /** `<w:rPr>…</w:rPr>` as it is written; '' without one. */
  properties: string;
  children: RunChild[];
  /** The open tag of the insertion of somebody else that it directly stands in. */
  insertion: string | null;
  /** Why its words cannot be changed, for the comment that is written instead; null when they can. */
  locked: string | null;
  /** It stands where nothing may stand beside it, as far as we know. */
  isStrange: boolean;
}

/** A number of characters of a paragraph, and where they come from. */
export interface Stretch {
  from: number;
  to: number;
  run: Run;
  child: number;
}

export interface Paragraph {
  /** `<w:p …>` as it is written, from and to. */
  openStart: number;
  openEnd: number;
  isSelfClosing: boolean;
  /** Behind its properties. */
  contentStart: number;
  /** Where `</w:p>` begins. */
  closeStart: number;
  text: string;
  stretches: Stretch[];
  /** Number of the innermost cell and row that it stands in. */
  cell: number | null;
  row: number | null;
  /** It stands in a content control. LibreOffice reads such a paragraph wrongly once there is a mark in it. */
  isControlled: boolean;
  /** The same paragraph once more for programs that do not know the first form. */
  twin: Paragraph | null;
}

/** A part with words of a DOCX: its body, a header, a footer, its notes. */
export interface Part {
  xml: string;
  /** Prefix of the names of WordprocessingML, with its colon; '' where it is the default. */
  prefix: string;
  /** The same for attributes, which have none by default. */
  attributePrefix: string;
  /** In the order of the text. */
  paragraphs: Paragraph[];
  hasNumbering: boolean;
  hasFormulas: boolean;
  hasFields: boolean;
}

export const wordNamespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
