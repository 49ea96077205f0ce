import type { Rule, WordRule } from '../../model/Rule';
import { aroundOf } from '../wordRule';

const guide = '《广告绝对化用语执法指南》（市场监管总局公告2023年第6号）';
const clause = '广告法第九条第（三）项';

interface Exemption {
  article: '第五条' | '第六条';
  name: string;
  applies: (sentence: string, word: string, before: string, after: string) => boolean;
}

/** When the guide does not apply the ban; whether it is so a person must judge, so the issue stays with the exemption named. */
const exemptions: readonly Exemption[] = [
  {
    article: '第六条',
    name: '依据国家有关规定评定的奖项、称号',
    applies: (_, word, before, after) =>
      /^(?:专精特新|小巨人|高新技术|企业技术中心|技术中心|重点实验室|工程(?:技术)?(?:研究)?中心|非物质文化遗产|非遗|制造业|绿色工厂|示范|众创空间|孵化器|农业龙头|龙头企业|风景名胜区|自然保护区|开发区|经济技术|新区|文物|单项冠军|奖|称号|认证)/.test(
        after,
      ) ||
      (/(?:荣获|获评|获得|被评为|被认定为|评为|入选|授予)[^。；]{0,16}$/.test(before) &&
        /^[^。；]{0,10}(?:奖|称号|荣誉|企业|单位|品牌)/.test(word + after)),
  },
  {
    article: '第六条',
    name: '商品名称、规格型号、注册商标或者专利里的用语',
    applies: (_, __, before, after) =>
      /(?:商标|品牌名|型号|品名|专利)[^。；，]{0,6}[“‘「]?$/.test(before) || /^[”’」]?(?:牌|®|™|（?商标)/.test(after),
  },
  {
    article: '第六条',
    name: '依据国家标准、行业标准、地方标准认定的分级用语',
    applies: (sentence) =>
      /(?:GB|国家标准|行业标准|地方标准|标准)[^。；]{0,20}(?:等级|分级|级别|评定|认定)|(?:等级|分级)[^。；]{0,12}标准/.test(
        sentence,
      ),
  },
  {
    article: '第六条',
    name: '同一品牌或者同一企业商品的自我比较',
    applies: (sentence) =>
      /(?:本品牌|本公司|我司|我们|本企业|本店|旗下|自家|该系列|本系列|同系列|历代)[^。；]{0,14}(?:产品|款|系列|型号|中|里|代)/.test(
        sentence,
      ),
  },
  {
    article: '第六条',
    name: '使用方法、使用时间、保存期限等消费提示',
    applies: (_, word, before, after) =>
      /^最/.test(word) &&
      (/^(?:食用|饮用|使用|赏味|保存|储存|观赏|服用|品尝)/.test(after) ||
        /(?:食用|饮用|使用|保存|储存|赏味|观赏)[^。；，]{0,6}$/.test(before)),
  },
  {
    article: '第六条',
    name: '限定具体时间、地域等条件的客观情况或者事实信息',
    applies: (sentence) =>
      /(?:19|20)\d{2}年|\d+月|截至/.test(sentence) &&
      /(?:统计|数据|报告|排名|销量|销售额|市场占有率|份额|发布|公布|来源)/.test(sentence),
  },
  {
    article: '第五条',
    name: '服务态度、经营理念、企业文化或者主观愿望',
    applies: (sentence) =>
      /(?:理念|宗旨|文化|愿景|初心|信念|价值观|使命|承诺以|服务态度|客户至上|用户至上|希望|祝愿|愿您)/.test(sentence),
  },
  {
    article: '第五条',
    name: '目标追求',
    applies: (_, __, before) =>
      /(?:争做|争创|力争|致力于?|追求|努力|目标是?|立志|打造|成为|迈向|向着|争当|誓做|立足于)[^。；！]{0,14}$/.test(
        before,
      ),
  },
];

const absolute =
  '国家级、世界级、宇宙级、最高级、最佳、最好、最优、最强、最大、最新技术、最先进、最高端、最专业、最安全、最权威、最受欢迎、最畅销、最便宜、最低价、最优惠、最划算、最实惠、最环保、最健康、最有效、最完美、最顶级、最顶尖、最优质、最快、最省、最具实力、最具影响力、顶级、顶尖、极品、极致、第一品牌、销量第一、全国第一、全网第一、世界第一、行业第一、排名第一、品质第一、唯一、独一无二、绝无仅有、史无前例、前无古人、空前绝后、无与伦比、全网最低、全国最低、史上最低、首选品牌、领导品牌、领袖品牌、王牌、冠军品牌、销量冠军、万能、百分之百有效、100%有效、绝对有效、永久有效、永不反弹、零风险、无效退款、填补国内空白'.split(
    '、',
  );
/** The word as a part of another, or said of something that is sold to nobody. */
const isOther = (word: string, before: string, after: string): boolean =>
  (word === '唯一' && /^(?:性|标识|代码|编码|编号|ID|识别|对应|确定|指定联系)/.test(after)) ||
  (word === '最大' && /^(?:限度|程度|努力|化|承载|承重|载|功率|扭矩|尺寸|值|量程|输出|净)/.test(after)) ||
  (word === '最好' && /^(?:在|不要|先|能|是|用|由|提前|避免|选|将|把)/.test(after)) ||
  (word === '最快' && /^\d/.test(after)) ||
  (word === '万能' && /^(?:表|角|胶|充|钥匙|插)/.test(after)) ||
  /(?:不是|并非|不用|禁止使用|禁用|不得使用|没有|不追求|非)[“‘]?$/.test(before);

const absoluteWords: WordRule = {
  id: 'ad.absolute.word',
  class: 'ad.absolute',
  title: '广告里的绝对化用语',
  clause,
  severity: 'error',
  genres: ['advertisement'],
  fix: 'none',
  words: () => absolute,
  judge(word, from, { plain }) {
    const { before, after } = aroundOf(plain, from, word);
    if (isOther(word, before, after)) return null;
    const start = Math.max(...['。', '！', '？', '；'].map((stop) => plain.lastIndexOf(stop, from))) + 1;
    const stop = plain.slice(from).search(/[。！？；]/);
    const sentence = plain.slice(start, stop < 0 ? undefined : from + stop);
    const exemption = exemptions.find(({ applies }) => applies(sentence, word, before, after));
    const range = { from, to: from + word.length };
    if (!exemption) return { ...range, reason: `“${word}”是绝对化用语，广告里不得使用` };
    return {
      ...range,
      severity: 'review',
      exemption: `${exemption.name}（指南${exemption.article}）`,
      reason: `“${word}”是绝对化用语；属于“${exemption.name}”并且真实、有据的，不适用禁止规定`,
      clause: `${clause}；${guide}${exemption.article}`,
    };
  },
};

export const advertisingRules: readonly Rule[] = [absoluteWords];
