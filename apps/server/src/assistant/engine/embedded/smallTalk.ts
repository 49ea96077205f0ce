import { phrasePattern, phrases } from '../../../platform/data';

const greeting = new RegExp(`^(?:${phrases('greeting')})[\\s\\p{P}]*$`, 'iu');
/** What people ask an assistant for fun, or of daily life. */
const daily = new RegExp(phrases('fun', 'daily life'), 'i');
/** With one of these it may be a question of law all the same: 电影公司有什么补贴. */
const ofFirms = phrasePattern('business');

/** Whether a question is a greeting or about daily life (你好, 今天天气), for which nothing is searched. */
export const isSmallTalk = (text: string): boolean =>
  greeting.test(text.trim()) || (daily.test(text) && !ofFirms.test(text));
