// What the scripted firm asks the assistant, and the documents that it gives it (firm.ts).
import { type ChatScene, type ChatScope, call, createRequestKey, withFile } from '@hengce/api';
import { docxOf } from '../../apps/server/test/documents';
import { type Addresses, type Firm, pdf } from './firmSession';

export async function askAssistant(firm: Firm): Promise<Addresses> {
  const { id: baseId } = await call(firm.main.POST('/api/knowledge/saveBase', { body: { name: '热管理项目' } }));
  const report = await pdf(
    '检测报告',
    ['一、样品说明。样品为热泵空调总成。'],
    ['二、检测结果。制热量为5200瓦，噪声为41分贝。'],
  );
  const plan = await docxOf([{ heading: '关键技术', text: '采用中间换热器与电子膨胀阀，过热度控制在3开尔文以内。' }]);
  const document = await upload(firm, baseId, report);
  await upload(firm, baseId, new File([new Uint8Array(plan)], '技术方案.docx'));
  const inDocument = { usesPolicies: false, knowledgeBaseIds: [], documentIds: [document], policyIds: [] };
  const inPolicy = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: ['n-hnte-2016-32'] };
  return {
    'chat.knowledge': { base: baseId },
    'chat.chat': { c: await ask(firm, 'chat', ['高新技术企业认定要满足哪些条件', '研发费用加计扣除怎么算']) },
    'chat.assistant': { c: await ask(firm, 'assistant', ['专精特新中小企业的认定标准']) },
    'chat.pdf': { document, c: await ask(firm, 'pdf', ['制热量是多少'], inDocument) },
    'chat.policyAssistant': { policy: 'n-hnte-2016-32', c: await ask(firm, 'policy', ['谁能申报'], inPolicy) },
  };
}

/** Uploads a document. @returns its id, once it can be asked */
async function upload({ main }: Firm, baseId: string, file: File): Promise<string> {
  const sent = { body: { baseId, file }, bodySerializer: withFile({ baseId }, file) };
  const { id: documentId } = await call(main.POST('/api/knowledge/upload', sent));
  for (let attempt = 0; attempt < 100; attempt++) {
    const params = { path: { documentId } };
    const { state } = await call(main.GET('/api/knowledge/document/{documentId}', { params }));
    if (state === 'ready') return documentId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${file.name} did not become ready`);
}

/** Holds a conversation. @returns its id, once all questions are answered */
async function ask({ main }: Firm, scene: ChatScene, questions: readonly string[], scope?: ChatScope): Promise<string> {
  const body = { scene, ...(scope && { scope }) };
  const { id: conversationId } = await call(main.POST('/api/chat/createConversation', { body }));
  const path = { conversationId };
  for (const text of questions) {
    const { messages } = await call(main.GET('/api/chat/conversations/{conversationId}', { params: { path } }));
    const { response } = await main.POST('/api/chat/conversations/{conversationId}/messages', {
      params: { path },
      body: {
        kind: 'send',
        text,
        parentId: messages.at(-1)?.id ?? null,
        clientMessageId: createRequestKey(),
        allowsGeneral: false,
        isDeepThinking: false,
        ...(scope && { scope }),
      },
      parseAs: 'stream',
    });
    // The events end with the answer.
    await response.text();
  }
  return conversationId;
}
