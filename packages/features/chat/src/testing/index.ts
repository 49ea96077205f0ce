export { ChatStoryHost } from './ChatStoryHost';
