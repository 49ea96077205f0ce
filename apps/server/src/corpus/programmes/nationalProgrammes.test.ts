import { SIZE_ROWS, sizeSentence } from '@hengce/rules';
import { describe, expect, it } from 'vitest';
import { recordProblems, THEME_CLASSES } from '../testing';
import { nationalProgrammes } from './nationalProgrammes';

const programmes = nationalProgrammes();
const ids = new Set(programmes.map((programme) => programme.id));
const DOC_NO = /^(?<org>[\u4e00-\u9fff]{1,12})[〔［﹝[(（](?<year>\d{4})[〕］﹞\])）]\s*(?:第)?(?<no>\d{1,5})号$/;
const ANNOUNCEMENT = /^[\u4e00-\u9fff ]+公告(?<year>\d{4})年第(?<no>\d{1,4})号$/;

describe('national programmes', () => {
  it('are about twenty, with ids of their own', () => {
    expect(programmes.length).toBeGreaterThanOrEqual(20);
    expect(ids.size).toBe(programmes.length);
    for (const id of ids) expect(id).toMatch(/^n-[a-z0-9-]{2,61}$/);
  });

  it.each(programmes)('$id keeps the contract and is whole in itself', (programme) => {
    expect(recordProblems(programme)).toEqual([]);
    expect(programme.themes.every((theme) => THEME_CLASSES.has(theme))).toBe(true);
    for (const { to } of programme.relations) expect(ids).toContain(to);
  });

  it.each(programmes)('$id says where it comes from and how far it was checked', (programme) => {
    const { kind, hasFullText, level, regionCode, source } = programme;
    expect({ kind, hasFullText, level, regionCode }).toEqual({
      kind: 'programme',
      hasFullText: false,
      level: 'national',
      regionCode: '000000',
    });
    expect(source.provenance).toBe('curated');
    if (programme.docNo !== null) {
      expect(DOC_NO.test(programme.docNo) || ANNOUNCEMENT.test(programme.docNo)).toBe(true);
    }
    if (source.url !== null) expect(source.url).toMatch(/^https:\/\/[a-z.]+\.(gov)\.cn\//);
    // Nothing is called verified that nobody has read again, and the reader is told.
    const note = programme.clauses.at(-1);
    expect(note?.heading).toBe('整理说明');
    if (source.verifiedAt === null) {
      expect(source.confidence).toBe('low');
      expect(note?.text).toContain('待核');
    } else {
      expect(source.verifiedAt).toBe('2026-11-20');
    }
  });

  it('print a threshold only where the cited clause holds its numbers', () => {
    for (const programme of programmes) {
      for (const condition of programme.items.flatMap((item) => item.conditions)) {
        const clause = programme.clauses.find(({ id }) => id === condition.clauseId);
        const text = `${clause?.heading}${clause?.text}`;
        for (const number of condition.threshold?.match(/\d+(\.\d+)?/g) ?? []) {
          expect(text.includes(number), `${programme.id} ${condition.id}: ${number}`).toBe(true);
        }
      }
    }
  });

  it('close the dated windows of 2026 and keep tax benefits rolling', () => {
    const windowOf = (id: string) => programmes.find((programme) => programme.id === id)?.windows;
    expect(windowOf('n-tech-sme-notice-2026-160')).toEqual([
      { opensAt: '2026-06-01', closesAt: '2026-08-31', kind: 'announced' },
    ]);
    expect(windowOf('n-little-giant-notice-2026-117')).toEqual([
      { opensAt: '2026-04-25', closesAt: '2026-05-25', kind: 'announced' },
    ]);
    for (const programme of programmes) {
      if (programme.items.some((item) => item.support === 'tax')) {
        expect(programme.windows).toEqual([{ opensAt: null, closesAt: null, kind: 'rolling' }]);
      }
    }
  });

  it('keep both editions of a standard in one family, the older one repealed', () => {
    for (const family of ['n-gradient', 'n-specialised', 'n-little-giant']) {
      const editions = programmes.filter((programme) => programme.familyId === family);
      expect(editions.map((edition) => edition.status).sort()).toEqual(['in_force', 'repealed']);
      const [old, current] = [...editions].sort((a, b) => (a.status > b.status ? -1 : 1));
      expect(old?.relations).toContainEqual({ kind: 'superseded_by', to: current?.id });
    }
  });

  it('write all sixteen size classes as sentences', () => {
    expect(SIZE_ROWS).toHaveLength(16);
    const standard = programmes.find((programme) => programme.id === 'n-sme-size-2011-300');
    expect(standard?.clauses.filter((clause) => clause.parentId === 'rows')).toHaveLength(16);
    expect(sizeSentence(SIZE_ROWS[1] as (typeof SIZE_ROWS)[number])).toBe(
      '从业人员1000人以下或者营业收入40000万元以下的为中小微型企业。其中，从业人员300人及以上且营业收入2000万元及以上的为中型企业；从业人员20人及以上且营业收入300万元及以上的为小型企业；从业人员20人以下或者营业收入300万元以下的为微型企业。',
    );
  });

  it('offer nothing that nobody applies for: a size, a score, a tier that other documents grant', () => {
    const idle = ['n-sme-size-2011-300', 'n-specialised-score-2024-75', 'n-gradient-2026-2', 'n-hnte-guide-2016-195'];
    expect(programmes.filter(({ id }) => idle.includes(id)).map(({ items }) => items)).toEqual([[], [], [], []]);
  });

  it('ask of a firm only what the document asks of it, not the limits of what it would get; what it leaves to the bank is asked there', () => {
    const loan = programmes.find(({ id }) => id === 'n-equipment-loan-2026-2');
    expect(loan?.items.flatMap(({ conditions }) => conditions.map(({ text }) => text))).toEqual([
      '贷款用于设备更新',
      '经办银行答复可以享受这项贴息',
    ]);
  });
});
