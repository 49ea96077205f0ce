export { atMoment, audienceOf, changesOf, leftUntil, moveText, type Notice, noticesOf } from './notices';
