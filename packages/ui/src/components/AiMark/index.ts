export { AiAnnotation, type AiAnnotationProps } from './AiAnnotation';
export { AiMark, type AiMarkProps } from './AiMark';
export { type AiMarkState, aiMarkStates } from './aiMarkOptions';
