import { fail } from '@hengce/api/testing';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';

/*
 * The states that pages of all features have in common, for their stories.
 */

/** Present moment of all stories. */
export const storyNow = new Date('2026-11-20T02:24:00.000Z');

interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void };
}
/** `beforeEach` of a story that sets these handlers. */
export const answering =
  (...handlers: RequestHandler[]) =>
  ({ msw }: StoryContext) =>
    msw.use(...handlers);

/** `beforeEach` of a story that starts a mock server of its own each time the story is opened, so that none finds what another left. */
export const serving =
  (start: () => RequestHandler[]) =>
  ({ msw }: StoryContext) =>
    msw.use(...start());

const everyCall = '/api/*';
const refused = (code: number, msg: string) =>
  http.all(everyCall, () => HttpResponse.json(fail(code, msg, code), { status: code }));

/** Handler that never answers any call. */
export const pending = http.all(everyCall, () => delay('infinite'));
/** Handler with which every call fails at the server. */
export const failing = refused(500, '服务暂时不可用');
/** Handler with which every call answers 404. */
export const gone = refused(404, '没有找到，可能已被删除');

export const phone = { viewport: { value: 'phone' } };

/** Play function that checks that nothing is wider than the screen. */
export async function fitsTheScreen({ canvas }: { canvas: ReturnType<typeof within> }) {
  await canvas.findAllByRole('heading');
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
}
