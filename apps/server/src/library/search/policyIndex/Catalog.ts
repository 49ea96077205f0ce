import type { MainComponents } from '@hengce/api/contract';
import { type Day, fold, parseDay } from '@hengce/text';
import {
  type FacetColumn,
  growableFloat64,
  growableInt32,
  growableUint8,
  growableUint32,
  MultiColumn,
  SingleColumn,
} from '../../../platform/textIndex';
import { byNewest, callStatuses, familyValidity, statusOn, type VersionFacts } from '../../records';
import { titleCore } from '../titleCore';
import type { FacetKey } from './facetKeys';
import type { IndexedPolicy } from './IndexedPolicy';
import { NameIndex, pushTo } from './NameIndex';
import { WindowColumn } from './WindowColumn';

type Status = IndexedPolicy['status'];

/** Place of a document's blob: number of the file, offset and lengths in bytes. */
export interface BlobPlace {
  file: number;
  offset: number;
  headLength: number;
  length: number;
}

/** Day of a document without a date. */
const noDay = -0x80000000;
const asDay = (day: number): Day | null => (day === noDay ? null : day);

/**
 * Columns of all documents by number, enough for filters, facets, orders and ranks without reading a document. Columns
 * that depend on the day (status, window) are filled by `refresh`.
 */
export class Catalog {
  readonly ids: string[] = [];
  readonly titles: string[] = [];
  /** Short titles (`titleCore`), folded. */
  readonly cores: string[] = [];
  /** 1 for current documents, 0 for those that were replaced or removed. */
  readonly live = growableUint8();
  /** Number of live documents. */
  count = 0;
  readonly facets: Record<FacetKey, FacetColumn>;
  /** Day of publication, or the nearest one known. */
  private readonly dates = growableInt32();
  /** Largest amount in 分; −1 for none. */
  private readonly caps = growableFloat64();
  /** Static part of the rank: more important documents come first among equals. */
  private priors = new Float32Array(0);
  private deadlines = new Float64Array(0);
  private readonly level = new SingleColumn();
  private readonly region = new SingleColumn();
  private readonly department = new MultiColumn();
  private readonly theme = new MultiColumn();
  private readonly kind = new SingleColumn();
  private readonly status = new SingleColumn();
  private readonly window = new SingleColumn();
  private readonly support = new MultiColumn();
  private readonly source = new SingleColumn();
  private readonly year = new SingleColumn();
  private readonly baseStatus: Status[] = [];
  private readonly effectiveFrom = growableInt32();
  private readonly effectiveTo = growableInt32();
  private readonly windows = new WindowColumn();
  private readonly families: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly byFamily = new Map<string, number[]>();
  private readonly names = new NameIndex();
  private readonly supersededBy = new Map<number, number>();
  private readonly blobs = {
    file: growableUint32(),
    offset: growableFloat64(),
    headLength: growableUint32(),
    length: growableUint32(),
  };
  private refreshedOn: Day | null = null;

  constructor() {
    const { level, region, department, theme, kind, status, window, support, source, year } = this;
    this.facets = { level, region, department, theme, kind, status, window, support, source, year };
  }

  /** Number of documents ever added; their numbers are below it. */
  get size(): number {
    return this.ids.length;
  }

  /** Adds a document; one with the same id is replaced. */
  add(policy: IndexedPolicy, place: BlobPlace): void {
    this.remove(policy.id);
    const document = this.ids.length;
    this.ids.push(policy.id);
    this.titles.push(policy.title);
    const core = titleCore(fold(policy.title));
    this.cores.push(core);
    this.live.push(1);
    this.count += 1;
    this.numbers.set(policy.id, document);
    this.families.push(policy.familyId);
    this.windows.push(policy);
    pushTo(this.byFamily, policy.familyId, document);
    this.names.add(document, core, policy.docNo);
    this.addDates(policy);
    this.level.push(policy.level);
    this.region.push(policy.regionCode);
    this.department.push(policy.issuers);
    this.theme.push(policy.themes);
    this.kind.push(policy.kind);
    this.status.push(null);
    this.window.push(null);
    this.support.push(policy.support);
    this.source.push(policy.provenance);
    this.caps.push(policy.amount?.capFen ?? -1);
    this.baseStatus.push(policy.status);
    this.blobs.file.push(place.file);
    this.blobs.offset.push(place.offset);
    this.blobs.headLength.push(place.headLength);
    this.blobs.length.push(place.length);
    this.refreshedOn = null;
  }

  /** Removes a document. @returns false when there is none. */
  remove(id: string): boolean {
    const document = this.numbers.get(id);
    if (document === undefined) return false;
    this.numbers.delete(id);
    this.live.data[document] = 0;
    this.count -= 1;
    const family = this.families[document] as string;
    const rest = this.byFamily.get(family)?.filter((member) => member !== document) ?? [];
    if (rest.length > 0) this.byFamily.set(family, rest);
    else this.byFamily.delete(family);
    this.refreshedOn = null;
    return true;
  }

  /** Fills the columns that depend on the day; does nothing when that is done. */
  refresh(today: Day): void {
    if (this.refreshedOn === today) return;
    if (this.priors.length < this.size) {
      this.priors = new Float32Array(this.size);
      this.deadlines = new Float64Array(this.size);
    }
    this.supersededBy.clear();
    for (const members of this.byFamily.values()) this.refreshFamily(members, today);
    this.windows.refresh([...this.numbers.values()], (id) =>
      callStatuses.includes(this.statusOf(this.numbers.get(id) as number)),
    );
    for (let document = 0; document < this.size; document++) {
      const { state, urgency } = this.windows.current(document, today);
      this.window.set(document, state);
      this.deadlines[document] = -urgency;
      this.priors[document] = this.priorOf(document);
    }
    this.refreshedOn = today;
  }

  idsLive(): IterableIterator<string> {
    return this.numbers.keys();
  }

  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }

  prior(document: number): number {
    return this.priors[document] as number;
  }

  date(document: number): Day | null {
    return asDay(this.dates.data[document] as number);
  }

  /** Sorting key by date: larger for newer documents, the least for one without a date. */
  newestKey(document: number): number {
    return this.dates.data[document] as number;
  }

  amountKey(document: number): number {
    return this.caps.data[document] as number;
  }

  deadlineKey(document: number): number {
    return this.deadlines[document] as number;
  }

  regionOf(document: number): string {
    return this.region.get(document) as string;
  }

  kindOf(document: number): IndexedPolicy['kind'] {
    return this.kind.get(document) as IndexedPolicy['kind'];
  }

  statusOf(document: number): Status {
    return this.status.get(document) as Status;
  }

  windowOf(document: number, today: Day): MainComponents['schemas']['PolicyWindow'] {
    return this.windows.on(document, today, this.statusOf(document));
  }

  /** Document that replaced it; null for none. */
  successorOf(document: number): number | null {
    return this.supersededBy.get(document) ?? null;
  }

  versionCount(document: number): number {
    return this.byFamily.get(this.families[document] as string)?.length ?? 1;
  }

  /** Documents with this short title (`titleCore`), the most important first. */
  findTitle(core: string): number[] {
    return this.byWeight(this.names.titled(core).filter((document) => this.live.data[document] === 1));
  }

  /** Documents with this 文号, the most important first. */
  findDocNo(office: string, year: number | null, no: number): number[] {
    return this.byWeight(this.names.numbered(office, year, no, (document) => this.live.data[document] === 1));
  }

  private byWeight(documents: number[]): number[] {
    return documents.sort((a, b) => this.prior(b) - this.prior(a) || this.newestKey(b) - this.newestKey(a) || a - b);
  }

  placeOf(document: number): BlobPlace {
    const { file, offset, headLength, length } = this.blobs;
    return {
      file: file.data[document] as number,
      offset: offset.data[document] as number,
      headLength: headLength.data[document] as number,
      length: length.data[document] as number,
    };
  }

  private addDates(policy: IndexedPolicy): void {
    const date = parseDay(policy.publishedAt) ?? parseDay(policy.writtenAt) ?? parseDay(policy.effectiveFrom);
    this.dates.push(date ?? noDay);
    this.year.push(
      date === null ? null : (policy.publishedAt ?? policy.writtenAt ?? policy.effectiveFrom ?? '').slice(0, 4),
    );
    this.effectiveFrom.push(parseDay(policy.effectiveFrom) ?? noDay);
    this.effectiveTo.push(parseDay(policy.effectiveTo) ?? noDay);
  }

  private refreshFamily(members: readonly number[], today: Day): void {
    if (members.length === 1) {
      const document = members[0] as number;
      this.status.set(document, statusOn(this.versionFacts(document), today));
      return;
    }
    const facts = members.map((document) => this.versionFacts(document)).sort(byNewest);
    for (const [id, { status, supersededBy }] of familyValidity(facts, today)) {
      const document = this.numbers.get(id) as number;
      this.status.set(document, status);
      if (supersededBy !== null) this.supersededBy.set(document, this.numbers.get(supersededBy) as number);
    }
  }

  private versionFacts(document: number): VersionFacts {
    return {
      id: this.ids[document] as string,
      status: this.baseStatus[document] as Status,
      date: asDay(this.dates.data[document] as number),
      effectiveFrom: asDay(this.effectiveFrom.data[document] as number),
      effectiveTo: asDay(this.effectiveTo.data[document] as number),
    };
  }

  private priorOf(document: number): number {
    const status = this.status.get(document) as Status | null;
    const isOver = status === 'amended' || status === 'repealed' || status === 'expired';
    const level = this.level.get(document);
    const source = this.source.get(document);
    const date = asDay(this.dates.data[document] as number);
    // Up to a tenth for being recent: 26 years from 2000-01-01 (day 10957).
    const recency = date === null ? 0 : Math.min(1, Math.max(0, (date - 10957) / 9500));
    return (
      (isOver ? 0.7 : 1) *
      (level === 'national' ? 1.08 : level === 'province' ? 1.03 : 1) *
      (source === 'sample' ? 0.85 : source === 'third_party' ? 0.95 : source === 'curated' ? 1.1 : 1) *
      (1 + 0.1 * recency)
    );
  }
}
