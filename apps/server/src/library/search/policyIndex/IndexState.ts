import { fold } from '@hengce/text';
import type { BlobFile, Segment } from '../../../platform/textIndex';
import { SegmentBuilder, TextIndex } from '../../../platform/textIndex';
import type { ClauseRange } from '../clauses/clauseGroups';
import { ClauseMeanings } from '../meaning/ClauseMeanings';
import { Catalog } from './Catalog';
import type { IndexedPolicy } from './IndexedPolicy';
import { decodeHead, decodeRanges, decodeText, type PolicyHead } from './policyBlob';

/** Document of a segment: its row and the place of its blob. */
export interface SegmentRow {
  policy: IndexedPolicy;
  offset: number;
  headLength: number;
  length: number;
  /** Number of its clauses (`groupsOf`). */
  clauses: number;
}

export interface NamedSegment {
  /** Name of its files. */
  name: string;
  segment: Segment;
  rows: readonly SegmentRow[];
  /** Meaning vectors of the clauses of the rows (`pointOfClause`), one after the other. */
  meanings: Int8Array;
  blobs: BlobFile;
}

/** Some 20 kB each. */
const maxHeads = 256;

/** State of the index for searches: postings, columns and the files with the texts. Grows by whole segments. */
export class IndexState {
  readonly text = new TextIndex();
  /** Index of titles alone, under the same numbers, for finding a nearly typed one. */
  readonly titles = new TextIndex();
  readonly catalog = new Catalog();
  readonly meanings = new ClauseMeanings();
  readonly names: string[] = [];
  /** Ids removed after their segment was written. */
  readonly removed = new Set<string>();
  private readonly files: BlobFile[] = [];
  /** Cache of heads, the latest at the end: the same laws are asked for again and again. */
  private readonly heads = new Map<number, PolicyHead>();

  publish({ name, segment, rows, meanings, blobs }: NamedSegment): void {
    const file = this.files.push(blobs) - 1;
    this.names.push(name);
    this.text.add(segment);
    this.titles.add(titleSegment(rows));
    this.meanings.add(
      meanings,
      rows.map(({ clauses }) => clauses),
    );
    for (const { policy, offset, headLength, length } of rows) {
      this.removed.delete(policy.id);
      this.catalog.add(policy, { file, offset, headLength, length });
    }
  }

  remove(id: string): void {
    if (this.catalog.remove(id)) this.removed.add(id);
  }

  readHead(document: number): PolicyHead {
    const known = this.heads.get(document);
    if (known !== undefined) this.heads.delete(document);
    const { file, offset, headLength } = this.catalog.placeOf(document);
    const head = known ?? decodeHead((this.files[file] as BlobFile).read(offset, headLength));
    this.heads.set(document, head);
    if (this.heads.size > maxHeads) this.heads.delete(this.heads.keys().next().value as number);
    return head;
  }

  readText(document: number): string {
    return decodeText(this.readBody(document));
  }

  /** Text of a document with the ranges of its units of search. */
  readRanges(document: number): { text: string; ranges: ClauseRange[] } {
    const body = this.readBody(document);
    return { text: decodeText(body), ranges: decodeRanges(body) };
  }

  private readBody(document: number): Buffer {
    const { file, offset, headLength, length } = this.catalog.placeOf(document);
    return (this.files[file] as BlobFile).read(offset + headLength, length - headLength);
  }

  /** Bytes of postings in memory. */
  get bytes(): number {
    return this.text.segments.reduce((sum, { segment }) => sum + segment.bytes, 0);
  }

  close(): void {
    for (const file of this.files) file.close();
  }
}

function titleSegment(rows: readonly SegmentRow[]): Segment {
  const builder = new SegmentBuilder();
  for (const { policy } of rows) {
    builder.addField(fold(policy.title), { weight: 1, usualLength: 20, lengthPenalty: 0 });
    builder.endDocument();
  }
  return builder.finish();
}
