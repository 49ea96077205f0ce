export { AssistantMessage, type AssistantMessageProps } from './AssistantMessage';
export { ErrorMessage, type ErrorMessageProps } from './ErrorMessage';
export {
  type AssistantMessageState,
  assistantMessageStates,
  type UserMessageState,
  userMessageStates,
} from './messageOptions';
export { UserMessage, type UserMessageProps } from './UserMessage';
