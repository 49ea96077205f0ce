// A long answer as models write them, generated, so that tests, stories and measurements read the same text.
const paragraphs = [
  '**申报截止时间：**2026年12月31日17:00，以系统提交时间为准[^1]。逾期不再受理，**材料不齐的**应在5个工作日内补正。',
  '补助按上年度研发费用加计扣除额分段计算[^2]，贵公司2025年度该数额为`1286`万元，占营业收入比例为5.7%，高于门槛4%。',
  '根据《云澜市企业研发费用后补助实施细则》（云科规〔2026〕5号）**第七条**，500万元（含）以下部分按*6%*给予补助；超过部分按4%给予补助，~~此前的5%不再执行~~。',
  '办理入口见[云澜市科技计划管理系统](https://kjjh.example.gov.cn/apply?from=portal)，咨询电话[0000-88002026](tel:0000-88002026)，材料清单另见https://kjj.example.gov.cn/list。',
];
const list = [
  '- **研发费用辅助账**：按项目归集，与纳税申报表一致',
  '- **高新技术企业证书**：在有效期内',
  '  1. 证书编号应与系统一致',
  '  2. 更名的附核准文件',
  '- 上年度审计报告；*合并口径*不予采用',
  '- [x] 已在本市注册并纳税满1年',
  '- [ ] 近三年无重大安全、质量事故',
];
const table = (n: number) => [
  '| 分段 | 计入金额 | 比例 | 补助 |',
  '|:---|---:|---:|---:|',
  ...Array.from(
    { length: 5 + (n % 4) },
    (_, i) =>
      `| ${500 * i}万元以上部分 | **${500 + i * 37}万元** | ${6 - (i % 3)}% | ${(30 + i * 1.44).toFixed(2)}万元 |`,
  ),
];

/** Markdown of at least so many characters: headings, paragraphs with citations, lists, tables, quotes, code. */
export function storyAnswer(characters: number): string {
  let answer = '**预计可得后补助61.44万元**，申报截至2026年12月31日17:00，还剩41天。';
  for (let n = 1; answer.length < characters; n++) {
    const parts = [
      `## ${n}. 第${n}类费用怎样计入`,
      paragraphs[n % 4],
      list.join('\n'),
      `### 测算\n\n${paragraphs[(n + 1) % 4]}`,
      table(n).join('\n'),
      `> **提示：**单个企业年度补助总额不超过200万元，\n> 预算不足时按同比例核减[^3]。`,
      paragraphs[(n + 2) % 4],
      n % 3 === 0
        ? `\`\`\`text\n补助 = 500 × 6% + (${786 + n} − 500) × 4%\n     = 30.00 + 31.44\n\`\`\``
        : `${n}）${paragraphs[(n + 3) % 4]}`,
      n % 4 === 0 ? '---' : '以上为预计数，以核定结果为准。',
    ];
    answer += `\n\n${parts.join('\n\n')}`;
  }
  return answer;
}
