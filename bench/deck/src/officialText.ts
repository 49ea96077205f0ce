/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Phrases of policies put together at random: numbers, quotes, Latin names, addresses. */
export function officialText(random: () => number): string {
  const phrases = [
    '到2027年，培育国家级专精特新“小巨人”企业500家以上',
    '规模以上工业企业研发投入强度达到3.5%',
    '对首次认定的高新技术企业给予最高50万元奖励',
    '对研发费用同比增长超过20%的企业，按增量的10%给予补助',
    '申报单位应当在2026年12月31日（含）前提交申报材料，逾期不予受理',
    '登录“一网通办”平台（https://zwfw.example.gov.cn）',
    '支持企业开展AI大模型（如DeepSeek-V3、Qwen3）在CAD/CAE、MES、ERP等场景的应用示范',
    '依照《中华人民共和国中小企业促进法》第三十一条的规定',
    '单个企业年度补助不超过300万元',
    '主导产品占营业收入比重达到70%以上',
    '未被列入经营异常名录或严重失信主体名单',
    '经属地初审、专家评审、公示5个工作日后拨付',
  ];
  const count = 1 + Math.floor(random() * 3);
  return `${Array.from({ length: count }, () => phrases[Math.floor(random() * phrases.length)]).join('；')}。`;
}
