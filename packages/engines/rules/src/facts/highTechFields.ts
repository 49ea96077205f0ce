/** The eight fields of 国家重点支持的高新技术领域. */
export const highTechFields = [
  '电子信息',
  '生物与新医药',
  '航空航天',
  '新材料',
  '高技术服务',
  '新能源与节能',
  '资源与环境',
  '先进制造与自动化',
];
