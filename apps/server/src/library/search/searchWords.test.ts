import { parseDay } from '@hengce/text';
import { describe, expect, it } from 'vitest';
import type { PolicyRecord } from '../records';
import { policyRecord } from '../records/testing';
import { createSuggester } from './SuggestList';
import { searchIndex } from './searchIndex';
import { indexRecords, withIndexFolder } from './testing';

const today = parseDay('2026-11-21') as number;

const giving = (
  id: string,
  title: string,
  support: PolicyRecord['items'][number]['support'],
  text = '第一条 目的。',
) => ({
  ...policyRecord({ id, title, text }),
  items: [{ id: 'i', name: '支持', support, amount: null, conditions: [] }],
});

const regionalLaw = { kind: 'law' as const, regionCode: '330000' };

const library = [
  giving('upgrade', '工业企业技术改造支持办法', 'subsidy'),
  giving('upgrade-wz', '温州市企业设备更新措施', 'subsidy'),
  { ...giving('list', '企业挂牌上市支持办法', 'award'), regionCode: '330300' },
  giving('batch', '首批次（新材料）应用支持办法', 'award'),
  giving('jobs', '用人单位吸纳就业的若干措施', 'subsidy'),
  giving('tax', '小型微利企业减征办法', 'tax'),
  giving('loan', '创业担保贷款办法', 'loan'),
  giving('voucher', '创新券使用办法', 'voucher'),
  policyRecord({ id: 'green', title: '绿色制造支持办法', text: '第一条 支持绿色工厂。' }),
  policyRecord({ id: 'audit', title: '清洁生产审核办法', text: '第一条 企业开展清洁生产审核。' }),
  { ...policyRecord({ id: 'noise-zj', title: '浙江省噪声条例', text: '第一条 夜间的噪声。' }), ...regionalLaw },
  { ...policyRecord({ id: 'noise', title: '噪声防治法', text: '第一条 夜间的噪声。' }), kind: 'law' as const },
  policyRecord({ id: 'bus', title: '公共汽车条例', text: '第一条 地级以上市人民政府可以给予补贴。' }),
  policyRecord({ id: 'port', title: '港口条例', text: '第一条 出口货物。' }),
];

const find = (q: string) =>
  withIndexFolder(async (folder) => {
    const records = library.map((one) => (one.id === 'upgrade-wz' ? { ...one, regionCode: '330300' } : one));
    const index = await indexRecords(folder, records);
    const result = searchIndex(index.state, { q, filters: {}, sort: undefined, pageNum: 1, pageSize: 10 }, today);
    index.close();
    return result;
  });
const first = async (q: string) => (await find(q)).rows[0]?.id;

describe('人们说的词', () => {
  it.each([
    ['技改', 'upgrade'],
    ['技改补贴', 'upgrade'],
    ['上市补贴', 'list'],
    ['招工补贴', 'jobs'],
    ['首批次新材料', 'batch'],
    ['税收优惠', 'tax'],
    ['技術改造', 'upgrade'],
  ])('%s是文件里说的那一项', async (q, id) => expect(await first(q)).toBe(id));

  it.each([
    ['技改', '工业企业技术改造支持办法'],
    ['技改补贴', '工业企业技术改造支持办法'],
    ['首批次新材料', '首批次（新材料）应用支持办法'],
    ['补贴', undefined],
  ])('输入%s时的建议也认得文件的说法', (q, title) =>
    withIndexFolder(async (folder) => {
      const index = await indexRecords(folder, library);
      expect(createSuggester()(index.state, today).suggest(q)[0]?.text).toBe(title);
      index.close();
    }),
  );

  it('法律的简称是一个词，不拆开去标题里的“办法”', () =>
    withIndexFolder(async (folder) => {
      const title = '山东省实施《中华人民共和国环境影响评价法》办法';
      const index = await indexRecords(folder, [policyRecord({ id: 'eia', title, text: '第一条 目的。' })]);
      expect(createSuggester()(index.state, today).suggest('环评法')[0]).toMatchObject({
        text: title,
        marks: [[13, 20]],
      });
      index.close();
    }));

  it('支持方式是所问的，原文没有这个词也算', async () => {
    expect((await find('减税')).rows.map(({ id }) => id)).toEqual(['tax']);
  });

  it('“地级以上市”里没有上市', async () => {
    expect((await find('上市补贴')).rows[0]?.id).not.toBe('bus');
  });

  it('地名是地区：那里的在前，只说到别处的不在其中', async () => {
    expect(await first('温州技改补贴')).toBe('upgrade-wz');
    expect((await find('温州 上市')).rows.map(({ id }) => id)).toEqual(['list']);
  });

  it('错一个字的按相近的词检索', async () => {
    expect(await first('技述改造')).toBe('upgrade');
    expect(await first('就业补帖')).toBe('jobs');
  });

  it('词里换了位置、多了或少了一个字，后面还有别的词，也认得出', async () => {
    expect(await first('创业担保款')).toBe('loan');
    expect(await first('业创担保贷款补贴')).toBe('loan');
  });

  it('错字里有别的词，说的还是那一项', async () => {
    expect((await find('创新劵')).recognised.meant).toEqual([{ typed: '创新劵', meant: '创新券', isSlip: true }]);
  });

  it('哪里都没有的词不挡住别的词', async () => {
    expect((await find('技改 补贴 跑跑')).rows[0]?.id).toBe('upgrade');
  });

  it('词本身就是文件里写的，写它的在前', async () => {
    expect(await first('清洁生产审核')).toBe('audit');
  });

  it('没有说到地方，国家的法在一省的前面', async () => {
    expect(await first('噪声 夜间')).toBe('noise');
    expect(await first('浙江 噪声 夜间')).toBe('noise-zj');
  });

  it('说到全部的不多时，缺了一个词的也列出，并说明放宽了', async () => {
    const { rows, recognised } = await find('出口 补贴');
    expect(rows.map(({ id }) => id)).toContain('port');
    expect(recognised.relaxed).toBe(true);
  });
});
