import { describe, expect, it } from 'vitest';
import { checkRecord } from './checkRecord';
import { lawAdapter } from './lawAdapter';
import { opcAdapter } from './opcAdapter';
import { lawLine, localPolicy } from './testing';

describe('法律法规', () => {
  it('从题注和条文读出文号、机关、日期和层级', () => {
    const record = lawAdapter.convert(lawLine());
    expect(record).toMatchObject({
      title: '中华人民共和国示例款项支付条例',
      docNo: '国令第7802号',
      issuers: ['国务院'],
      kind: 'regulation',
      level: 'national',
      regionCode: '000000',
      publishedAt: '2025-03-17',
      effectiveFrom: '2025-06-01',
      status: 'in_force',
      hasFullText: true,
    });
    expect(record.source).toMatchObject({
      provenance: 'official_fulltext',
      licence: expect.stringContaining('第五条'),
    });
    expect(checkRecord(record)).toBeNull();
  });

  it('同名的各版是一族，编号各不相同，全称和简称不分家', () => {
    const one = lawAdapter.convert(lawLine());
    const two = lawAdapter.convert(lawLine({ date: '2020-07-05', text: '# 示例款项支付条例\n\n第一条 旧。' }));
    expect(one.familyId).toBe(two.familyId);
    expect(one.id).not.toBe(two.id);
    expect(lawAdapter.convert(lawLine()).id).toBe(one.id);
  });

  it('地方法规按标题和通过机关定地区', () => {
    const local = { category: '地方法规', region: '山东' };
    const city = lawAdapter.convert(
      lawLine({
        ...local,
        text: '# 德州市示例条例\n\n2021年7月27日 德州市第十八届人民代表大会常务委员会第四十二次会议通过\n\n<!-- INFO END -->\n\n第一条 甲。',
      }),
    );
    expect(city).toMatchObject({ regionCode: '371400', level: 'city', issuers: ['德州市人民代表大会常务委员会'] });
    expect(lawAdapter.convert(lawLine({ ...local, text: '# 山东省示例条例\n\n第一条 甲。' }))).toMatchObject({
      regionCode: '370000',
      level: 'province',
    });
  });

  it('修订版不冒用初次施行的日期', () => {
    expect(
      lawAdapter.convert(lawLine({ text: '# 例\n\n第一条 本法自1997年10月1日起施行。' })).effectiveFrom,
    ).toBeNull();
  });

  it.each([
    ['攻略不是官方文件', { title: '劳动仲裁攻略', category: '其他' }, '不是官方文件'],
    ['没有正文', { text: ' ' }, '没有正文'],
    ['只有标题', { text: '# 例\n\n2020年1月1日 通过\n\n<!-- INFO END -->' }, '正文是空的'],
    ['不存在的日期', { date: '2023-02-30' }, '不是存在的日期'],
    ['不认识的地区', { category: '地方法规', region: '亚特兰蒂斯' }, '不认识的地区'],
    ['不认识的分类', { category: '小说' }, '不认识的分类'],
  ])('%s', (_, part, reason) => expect(() => lawAdapter.convert(lawLine(part))).toThrow(reason));
});

describe('地方政策', () => {
  it('权益成为支持项，要求成为条件，金额以分计，都标为第三方整理', () => {
    const record = opcAdapter.convert(localPolicy());
    expect(record).toMatchObject({
      id: 'opc-sample-city-001',
      regionCode: '330100',
      level: 'city',
      issuers: ['杭州市经信局', '市财政局'],
      hasFullText: false,
      windows: [{ opensAt: '2026-11-01', closesAt: '2026-12-31', kind: 'announced' }],
      source: { provenance: 'third_party', url: null, attribution: expect.stringContaining('opcgate.com') },
    });
    expect(record.items[0]).toMatchObject({ support: 'voucher', amount: { text: '最高100万元', capFen: 100_000_000 } });
    // Nobody wrote an amount here, whatever the number beside it says.
    expect(record.items[1]?.amount).toEqual({ text: '面议', capFen: null });
    expect(record.items[0]?.conditions.map(({ operator, threshold }) => [operator, threshold])).toEqual([
      ['in', '杭州市'],
      ['<=', '3年'],
      ['attest', null],
    ]);
    expect(checkRecord(record)).toBeNull();
  });

  it.each([
    ['日期不确定', { deadline: '2026—2028年' }, []],
    ['常年受理', { deadline: '常态化' }, [{ opensAt: null, closesAt: null, kind: 'rolling' }]],
    ['只有截止日', { deadline: '2026-12-01' }, [{ opensAt: null, closesAt: '2026-12-01', kind: 'announced' }]],
    ['先截止后开始', { schedule: { type: 'window', start: '2026-12-01', end: '2026-11-01' } }, []],
  ])('申报窗口：%s', (_, application, windows) =>
    expect(opcAdapter.convert(localPolicy({ application })).windows).toEqual(windows),
  );

  it('征求意见稿不算生效，反馈期限不算申报窗口', () => {
    expect(opcAdapter.convert(localPolicy({ status: 'draft' }))).toMatchObject({
      status: 'unverified',
      statusNote: '整理时为征求意见稿，尚未正式发布',
      windows: [],
    });
  });

  it.each([
    ['示例市人工智能若干措施', 'normative'],
    ['示例创业大赛', 'notice'],
    ['示例市OPC社区', 'programme'],
  ])('%s不冒充别的类型，效力是谁说的也说明', (name, kind) =>
    expect(opcAdapter.convert(localPolicy({ name }))).toMatchObject({
      kind,
      status: 'unverified',
      statusNote: '整理方标为有效，未与官方文件核对',
    }),
  );

  it.each([
    ['只说提供', '示例市若干措施', { item: '社区空间', amount: '提供' }, '没有实质内容：支持内容只写了“社区空间”'],
    ['只有面积', '示例社区', { item: '创新空间', amount: '2万㎡' }, '不是政策文件，也没有列明支持标准'],
  ])('没有实质内容的记录不导入：%s', (_, name, benefit, reason) =>
    expect(() => opcAdapter.convert(localPolicy({ name, benefits: [benefit] }))).toThrow(reason),
  );

  it('没有写明标准的一项支持，不印出空话', () => {
    const { clauses, items } = opcAdapter.convert(
      localPolicy({
        benefits: [
          { item: '算力券', amount: '最高100万元' },
          { item: '人才公寓', amount: '提供' },
        ],
      }),
    );
    expect(clauses.map(({ text }) => text)).toContain('人才公寓');
    expect(items[1]).toMatchObject({ name: '人才公寓', amount: null });
  });

  it('商业权益和无法定位的记录说明原因', () => {
    expect(() => opcAdapter.convert(localPolicy({ issuer: '阿里云', level: 'national' }))).toThrow('不是政府政策');
    expect(() => opcAdapter.convert(localPolicy({ city: '亚特兰蒂斯' }))).toThrow('不认识的城市');
  });
});

describe('checkRecord', () => {
  const sound = lawAdapter.convert(lawLine());
  it.each([
    ['编号', { id: 'A B' }, '字段id'],
    ['类型', { kind: 'novel' }, '字段kind'],
    ['重复的条款', { clauses: [...sound.clauses, ...sound.clauses.slice(0, 1)] }, '重复'],
    ['缺失的引用', { keyFacts: [{ label: '甲', value: '乙', clauseId: 'art-99' }] }, 'art-99'],
    ['颠倒的窗口', { windows: [{ opensAt: '2026-02-01', closesAt: '2026-01-01', kind: 'announced' }] }, '早于'],
    ['危险的链接', { source: { ...sound.source, url: 'not a url' } }, '字段source.url'],
  ])('%s', (_, part, reason) => expect(checkRecord({ ...sound, ...part } as never)).toContain(reason));
});
