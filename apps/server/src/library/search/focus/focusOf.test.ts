import { describe, expect, it } from 'vitest';
import { isOfCase, quantitiesIn } from './bounds';
import { focusOf } from './focusOf';

const sentence = (asked: string, text: string): string | null => {
  const found = focusOf(asked, text);
  return found === null ? null : text.slice(found.start, found.end);
};

const minors =
  '用人单位不得安排未成年工从事矿山井下、有毒有害的劳动。用人单位应当对未成年工定期进行健康检查。未成年工是指年满十六周岁未满十八周岁的劳动者。';
const leave =
  '职工累计工作已满1年不满10年的，年休假5天；已满10年不满20年的，年休假10天；已满20年的，年休假15天。\n国家法定休假日、休息日不计入年休假的假期。';
const transfer =
  '纳税人办理变更登记应当提供下列材料：\n营业执照副本；\n变更决议原件；\n经办人身份证明。\n税务机关应当自受理之日起五个工作日内办结。但资料不全的，自补正之日起计算。';

describe('答案所在的一句', () => {
  it.each([
    ['未成年工多大', minors, '未成年工是指年满十六周岁未满十八周岁的劳动者。'],
    ['未成年工要不要体检', minors, '用人单位应当对未成年工定期进行健康检查。'],
    ['干了12年年休假有几天', leave, '已满10年不满20年的，年休假10天；'],
    ['工作三年的年休假几天', leave, '职工累计工作已满1年不满10年的，年休假5天；'],
    ['法定节假日算不算年休假', leave, '国家法定休假日、休息日不计入年休假的假期。'],
    ['变更登记几天能办好', transfer, '税务机关应当自受理之日起五个工作日内办结。'],
    ['变更登记要经办人的什么材料', transfer, '经办人身份证明。'],
  ])('%s', (asked, text, wanted) => {
    expect(sentence(asked, text)).toBe(wanted);
  });

  it('没有一句说到的不硬选', () => {
    expect(sentence('火星移民补贴', '甲方应当按期交货。乙方应当按期付款。')).toBeNull();
  });

  it('列项带上它的前提，规定带上它的但书', () => {
    expect(focusOf('变更登记要经办人的什么材料', transfer)?.head).toBe('纳税人办理变更登记应当提供下列材料：');
    expect(focusOf('变更登记几天能办好', transfer)).toMatchObject({
      head: '',
      proviso: '但资料不全的，自补正之日起计算。',
      isOfKind: true,
    });
    expect(focusOf('变更登记需要哪些材料', transfer)).toMatchObject({ start: 0, end: 18 });
  });
});

describe('一句话说的是哪种情形', () => {
  it.each([
    ['投资六百万', '投资额500万元以上不满1000万元的，补助8%', true],
    ['投资一千万元', '投资额500万元以上不满1000万元的，补助8%', false],
    ['企业有300人', '从业人员300人以下', true],
    ['合同签了两年', '期限一年以上不满三年的，不得超过二个月', true],
    ['合同签了半年', '应当公平', null],
  ])('%s：%s', (asked, text, wanted) => {
    expect(isOfCase(quantitiesIn(asked), text)).toBe(wanted);
  });
});

it('接着上一句说的带上上一句', () => {
  const text = '建设单位未报批的，责令停止建设；逾期不停止的，处五万元以上十万元以下的罚款。';
  const found = focusOf('没报批就建设罚多少钱', text);
  expect(found?.head).toBe('建设单位未报批的，责令停止建设；');
  expect(found?.isOfKind).toBe(true);
});
