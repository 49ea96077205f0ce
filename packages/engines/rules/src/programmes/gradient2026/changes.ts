/** Change of 工信部企业〔2026〕2号 against 工信部企业〔2022〕63号, in the words of both standards. */
export interface GradientChange {
  tier: 'specialised' | 'littleGiant' | 'tech';
  topic: string;
  before: string;
  after: string;
}

const change = (tier: GradientChange['tier'], topic: string, before: string, after: string): GradientChange => ({
  tier,
  topic,
  before,
  after,
});

export const gradientChanges: readonly GradientChange[] = [
  change('tech', '第一层名称', '创新型中小企业', '科技和创新型中小企业'),
  change('specialised', '评分', '满分100分，60分及以上，或满足直通条件', '不再评分，各项条件须同时满足'),
  change('specialised', '细分市场年限', '不少于2年', '不少于3年'),
  change(
    'specialised',
    '上年营业收入',
    '不低于1000万元，或近两年新增股权融资不低于2000万元',
    '不低于1500万元，或近两年新增股权投资不低于2000万元',
  ),
  change('specialised', '研发费用', '上年不低于100万元，占比不低于3%', '近两年每年不低于100万元，每年占比不低于3%'),
  change('specialised', '主营业务占比', '计入评分', '不低于80%'),
  change('specialised', '资产负债率', '计入评分', '不高于80%'),
  change('specialised', '发展评价得分', '不要求', '不低于50分，由官方平台计算'),
  change('littleGiant', '主营业务占比', '不低于70%', '不低于90%'),
  change('littleGiant', '增长', '近两年主营业务收入平均增长率不低于5%', '近两年营业收入复合增长率不低于5%'),
  change('littleGiant', '资产负债率', '不高于70%', '不高于75%'),
  change('littleGiant', '上年营业收入', '按营收三档，研发要求随之不同', '不低于5000万元'),
  change(
    'littleGiant',
    '研发费用',
    '营收1亿元及以上占比不低于3%，5000万元至1亿元不低于6%',
    '近两年合计不低于1200万元，每年占比不低于3%',
  ),
  change('littleGiant', 'Ⅰ类知识产权', '2件及以上', '4件及以上'),
  change('littleGiant', '市场地位', '省内细分市场前三', '细分市场占有率不低于10%，或国内前三'),
  change('littleGiant', '发展评价得分', '不要求', '不低于60分，由官方平台计算'),
];
