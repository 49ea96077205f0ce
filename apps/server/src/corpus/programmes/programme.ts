import type { FactNeed } from '@hengce/rules';
import type { IntakeRecord, PolicyRecord, WindowRecord } from '../../library/records';

type Condition = PolicyRecord['items'][number]['conditions'][number];
type Amount = NonNullable<PolicyRecord['items'][number]['amount']>;
type Support = PolicyRecord['items'][number]['support'];

/** One of our structured points. `label` is set only where the article number of the document is known. */
interface Point {
  id: string;
  label?: string;
  heading?: string;
  text: string;
}

/** A group of points; `text` is a sentence that stands before them. */
interface Section {
  id: string;
  label?: string;
  heading: string;
  text?: string;
  points?: Point[];
}

/** How far a rule was checked: the renderings seen on the day of study, or our memory only. */
interface Checked {
  confidence: 'high' | 'medium' | 'low';
  /** False when nobody has read the rule again; then verifiedAt stays null. */
  seen: boolean;
  /** What is disputed or missing, as the reader should know it. */
  remark?: string;
}

/** Fields that differ between programmes; the rest follows from their being national and curated. */
export interface ProgrammeSpec
  extends Pick<PolicyRecord, 'id' | 'title' | 'docNo' | 'issuers' | 'themes' | 'summary' | 'items'> {
  familyId?: string;
  status?: PolicyRecord['status'];
  statusNote?: string;
  writtenAt?: string;
  effectiveFrom?: string;
  effectiveTo?: string;
  /** Official address; left out where none could be checked. */
  url?: string;
  sections: Section[];
  keyFacts: PolicyRecord['keyFacts'];
  materials?: string[];
  obligations?: PolicyRecord['obligations'];
  windows?: WindowRecord[];
  intake?: IntakeRecord;
  relations?: PolicyRecord['relations'];
  checked: Checked;
}

/** Day on which the renderings of the official documents were read. */
const STUDIED_AT = '2026-11-20';

const rollingWindow: WindowRecord = { opensAt: null, closesAt: null, kind: 'rolling' };
/** Windows of a tax benefit: always open while its rule is in force, because it is claimed with the tax return. */
export const rolling: WindowRecord[] = [rollingWindow];
/** Window of a document that says that all its calls are closed, and names no day. */
export const over: WindowRecord[] = [{ opensAt: null, closesAt: null, kind: 'over' }];

export const fenOfWan = (wan: number): number => wan * 10_000 * 100;

/** Facts that a condition asks for; `years` is the number of full years of yearly facts, one unless said. */
export interface Needs {
  facts: readonly FactNeed[];
  years?: 1 | 2 | 3;
}

/** Fields of a condition about its facts; none where it asks for no fact. */
export const needed = ({ facts, years }: Needs): Pick<Condition, 'facts' | 'factYears'> => ({
  ...(facts.length === 0 ? {} : { facts: [...facts] }),
  ...(years === undefined ? {} : { factYears: years }),
});

interface Test extends Partial<Needs> {
  operator: NonNullable<Condition['operator']>;
  threshold: string;
}

export function condition(
  id: string,
  text: string,
  clauseId: string,
  { operator, threshold, facts = [], ...rest }: Test,
): Condition {
  return { id, text, operator, threshold, clauseId, ...needed({ facts, ...rest }) };
}

/** Condition to be answered by yes or no; without facts only a person or an official record can decide it. */
export function attest(id: string, text: string, clauseId: string, facts: readonly FactNeed[] = []): Condition {
  return { id, text, operator: 'attest', threshold: null, clauseId, ...needed({ facts }) };
}

export function item(
  id: string,
  name: string,
  support: Support,
  amount: Amount | null,
  conditions: Condition[],
): PolicyRecord['items'][number] {
  return { id, name, support, amount, conditions };
}

export function fact(label: string, value: string, clauseId: string | null = null): PolicyRecord['keyFacts'][number] {
  return { label, value, clauseId };
}

function checkedNote({ confidence, seen, remark }: Checked): string {
  const basis = seen
    ? '本条目由衡策用自己的语言归纳，依据公开渠道对官方文件的转述核对，未能打开官方页面逐字比对。'
    : '本条目由衡策凭既有资料归纳，尚未重新查阅文件，标准与期限均待核。';
  const weight = { high: '多处转述一致。', medium: '转述来源有限。', low: '把握较低。' }[confidence];
  return `${basis}${weight}${remark ?? ''}办理前请以主管部门最新文本和通知为准。`;
}

function clausesOf(sections: Section[]): PolicyRecord['clauses'] {
  return sections.flatMap(({ id, label = '', heading, text = '', points = [] }) => [
    { id, parentId: null, kind: 'heading' as const, label, heading, text, depth: 0 },
    ...points.map((point) => ({
      id: point.id,
      parentId: id,
      kind: 'item' as const,
      label: point.label ?? '',
      heading: point.heading ?? '',
      text: point.text,
      depth: 1,
    })),
  ]);
}

/** Record of a national programme, with a closing section that says how it was checked. */
export function programme(spec: ProgrammeSpec): PolicyRecord {
  const { sections, checked, url, materials = [], obligations = [], windows = [], relations = [] } = spec;
  return {
    id: spec.id,
    familyId: spec.familyId ?? spec.id,
    title: spec.title,
    docNo: spec.docNo,
    indexNo: null,
    issuers: spec.issuers,
    level: 'national',
    regionCode: '000000',
    kind: 'programme',
    status: spec.status ?? 'in_force',
    statusNote: spec.statusNote ?? null,
    themes: spec.themes,
    writtenAt: spec.writtenAt ?? null,
    publishedAt: null,
    effectiveFrom: spec.effectiveFrom ?? null,
    effectiveTo: spec.effectiveTo ?? null,
    summary: spec.summary,
    hasFullText: false,
    clauses: clausesOf([...sections, { id: 'note', heading: '整理说明', text: checkedNote(checked) }]),
    keyFacts: spec.keyFacts,
    items: spec.items,
    materials,
    obligations,
    windows,
    ...(spec.intake === undefined ? {} : { intake: spec.intake }),
    milestones: [],
    relations,
    source: {
      provenance: 'curated',
      name: '衡策政策要点',
      url: url ?? null,
      licence: null,
      verifiedAt: checked.seen ? STUDIED_AT : null,
      confidence: checked.confidence,
      attribution: null,
    },
  };
}
