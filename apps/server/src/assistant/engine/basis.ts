import type { MainComponents } from '@hengce/api/contract';
import { type Basis, chineseDate } from '@hengce/text';

type S = MainComponents['schemas'];
type Citation = S['ChatCitation'];

/**
 * Basis of a citation: original text, summary (ours or a third party's), edited passage, upload, the firm's facts, or a result of the
 * rules.
 */
export function basisOf({ source, digest, isEdited = false }: Pick<Citation, 'source' | 'digest' | 'isEdited'>): Basis {
  if (source === 'policy') return digest ?? 'original';
  if (source === 'document') return isEdited ? 'edited' : 'document';
  return source;
}

export const editedWords = '片段已修改，非文件原文';
const checkNames = { mismatch: '出处不符', missing: '未找到' } as const;
const confidenceWords = { high: '可信程度高', medium: '可信程度中', low: '把握较低' } as const;

/** Outcome of checking a quote, in Chinese; it is 已核对 for originals and uploads only. */
export function checkWords(citation: Citation): string {
  const { check, confidence, verifiedAt } = citation;
  if (check !== 'verified') return checkNames[check];
  switch (basisOf(citation)) {
    case 'ours': {
      const told = [
        '平台整理',
        verifiedAt ? `${chineseDate(verifiedAt)}据转述核对` : null,
        '尚未对照原文',
        confidence ? confidenceWords[confidence] : null,
      ];
      return `与要点一致：${told.filter((part) => part !== null).join('，')}`;
    }
    case 'thirdParty':
      return '与第三方文本一致，非官方原文';
    case 'edited':
      return editedWords;
    case 'facts':
      return '与企业资料一致';
    case 'rules':
      return '由规则计算得出';
    default:
      return '已核对';
  }
}
