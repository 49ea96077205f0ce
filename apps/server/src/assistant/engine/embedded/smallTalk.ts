import { phrasePattern, phrases } from '../../../platform/data';

const greeting = new RegExp(`^(?:${phrases('greeting')})[\\s\\p{P}]*$`, 'iu');
/** What people ask an assistant for fun, or of daily life. */
const daily = new RegExp(phrases('fun', 'daily life'), 'i');
/** With one of these it may be a question of law all the same: 电影公司有什么补贴. */
const ofFirms = phrasePattern('business');

/** Whether a question is plainly none for the library: the words of it stand in some law all the same. */
export const isSmallTalk = (text: string): boolean =>
  greeting.test(text.trim()) || (daily.test(text) && !ofFirms.test(text));
