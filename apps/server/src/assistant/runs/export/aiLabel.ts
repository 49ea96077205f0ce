import type { MainComponents } from '@hengce/api/contract';

type Message = MainComponents['schemas']['ChatMessage'];

export const generatedNotice = '本内容由AI生成，请核对原文';

/** Visible label of an answer: 人工智能生成, or how it was made without a model (人工智能生成合成内容标识办法). */
export const visibleLabel = ({ isGenerated }: Pick<Message, 'isGenerated'>): string =>
  isGenerated ? `AI生成：${generatedNotice}` : '原文摘录与规则计算，未使用大模型';

const producer = '衡策';

/**
 * Implicit label of GB 45438-2025 for the metadata of a file: `Label` 1 means generated. We are both who made it and who hands it
 * on; the reserved fields are for signatures, which this installation does not have. Null for what no model wrote.
 */
export const implicitLabel = ({ isGenerated, id }: Pick<Message, 'isGenerated' | 'id'>) =>
  isGenerated
    ? {
        Label: '1',
        ContentProducer: producer,
        ProduceID: id,
        ReservedCode1: '',
        ContentPropagator: producer,
        PropagateID: id,
        ReservedCode2: '',
      }
    : null;

/** Name of the label's property in every kind of file; in XML it is in the namespace of the standard's committee. */
export const labelProperty = {
  name: 'AIGC',
  xmlPrefix: 'TC260',
  xmlNamespace: 'http://www.tc260.org.cn/ns/AIGC/1.0/',
} as const;
