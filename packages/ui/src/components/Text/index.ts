export { Text, type TextProps } from './Text';
export { type TextTone, type TextVariant, type TextVoice, textTones, textVariants, textVoices } from './textOptions';
export { WordBreak, type WordBreakProps } from './WordBreak';
