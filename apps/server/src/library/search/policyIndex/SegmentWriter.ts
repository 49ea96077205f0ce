import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '@hengce/text';
import { BlobFile, BlobWriter, type FieldWeight, SegmentBuilder } from '../../../platform/textIndex';
import type { PolicyRecord } from '../../records';
import { groupsOf } from '../clauses/clauseGroups';
import { pointOfClause } from '../meaning/meaning';
import { placeIn } from '../place';
import { titleCore } from '../titleCore';
import { indexedPolicy } from './IndexedPolicy';
import type { NamedSegment, SegmentRow } from './IndexState';
import { encodePolicy } from './policyBlob';
import { policyText } from './policyText';

const fields = {
  title: { weight: 8, usualLength: 20, lengthPenalty: 0.3 },
  docNo: { weight: 4, usualLength: 20, lengthPenalty: 0 },
  issuers: { weight: 2, usualLength: 20, lengthPenalty: 0.3 },
  text: { weight: 1, usualLength: 2500, lengthPenalty: 0.6 },
} satisfies Record<string, FieldWeight>;

/** Seal at this size, so that building needs a bounded amount of memory whatever the library. */
const sealAtBytes = 64 * 2 ** 20;
const sealAtDocuments = 50_000;

export const segmentFiles = (folder: string, name: string) => ({
  postings: join(folder, `${name}.postings`),
  rows: join(folder, `${name}.rows`),
  meanings: join(folder, `${name}.meanings`),
  blobs: join(folder, `${name}.blobs`),
});

/** Writer that collects documents into one segment: postings in memory, texts straight to disk. */
export class SegmentWriter {
  private readonly builder = new SegmentBuilder();
  private readonly rows: SegmentRow[] = [];
  private readonly points: Buffer[] = [];
  private readonly blobs: BlobWriter;

  private constructor(
    private readonly folder: string,
    private readonly name: string,
  ) {
    this.blobs = new BlobWriter(segmentFiles(folder, name).blobs);
  }

  static async open(folder: string, name: string): Promise<SegmentWriter> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new SegmentWriter(folder, name);
  }

  add(record: PolicyRecord): void {
    const policy = indexedPolicy(record);
    const text = policyText(record);
    const clauses = groupsOf(text.spans);
    const { bytes, headLength } = encodePolicy(policy, text, clauses);
    const title = fold(record.title);
    const folded = fold(text.text);
    const core = titleCore(title);
    // Where a rule holds is weighed apart from what it is about.
    const matter = placeIn(core)?.rest ?? core;
    for (const { start, end } of clauses)
      this.points.push(Buffer.from(pointOfClause(folded.slice(start, end), matter).buffer));
    const offset = this.blobs.append(bytes);
    this.rows.push({ policy, offset, headLength, length: bytes.length, clauses: clauses.length });
    this.builder.addField(title, fields.title);
    this.builder.addField(fold(record.docNo ?? ''), fields.docNo);
    this.builder.addField(fold(record.issuers.join(' ')), fields.issuers);
    this.builder.addField(folded, fields.text);
    this.builder.endDocument();
  }

  get isFull(): boolean {
    return this.builder.size >= sealAtBytes || this.builder.documents >= sealAtDocuments;
  }

  get documents(): number {
    return this.builder.documents;
  }

  /** Writes the segment to disk and returns it for publishing. */
  async seal(): Promise<NamedSegment> {
    const paths = segmentFiles(this.folder, this.name);
    this.blobs.finish();
    const segment = this.builder.finish();
    const bytes = Buffer.concat(this.points);
    const meanings = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    await writeFile(paths.postings, segment.encode(), { mode: 0o600 });
    await writeFile(paths.rows, this.rows.map((row) => JSON.stringify(row)).join('\n'), { mode: 0o600 });
    await writeFile(paths.meanings, meanings, { mode: 0o600 });
    return { name: this.name, segment, rows: this.rows, meanings, blobs: new BlobFile(paths.blobs) };
  }
}
