import type { MainComponents } from '@hengce/api/contract';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { findMinutes, type Transcript } from '@hengce/transcript';
import { HttpResponse } from 'msw';
import { sampleMeeting } from './sampleMeeting';
import { sampleSpeakers } from './sampleTranscript';

type S = MainComponents['schemas'];

const line = (minute: number, second: number, speakerId: string, text: string): Transcript['segments'][number] => {
  const startMs = (minute * 60 + second) * 1_000;
  return { id: `g${startMs}`, startMs, endMs: startMs + 9_000, text, speakerId, source: 'typed' };
};

/** Transcript of a meeting about costs of research that decides, and gives people something to do. */
export const decidedTranscript: Transcript = {
  speakers: sampleSpeakers,
  segments: [
    line(0, 4, 's1', '首先看申报的时间和要求，细则第七条写的是加计扣除额，辅助账要以税务申报数为准。'),
    line(1, 20, 's2', '会议决定研发费用以汇算清缴申报数1286万元为准，不另行汇总。'),
    line(2, 46, 's3', '接下来说委外费用，委外合同是今年三月签的，要不要补一份登记证明？'),
    line(3, 20, 's2', '要补，没有登记证明的，审核时大概率会被核减，这部分大约有42万元。'),
    line(3, 42, 's1', '请周砚在11月25日前办理技术合同登记证明。'),
    line(4, 5, 's4', '社保名单由陈默负责核对，差异标成黄色。'),
    line(5, 31, 's1', '最后，确定采用按项目归集的办法，本周五前更新辅助账汇总表。'),
  ],
};

/** Rules find these minutes in a transcript. */
export const sampleMinutes = (
  rest: Partial<S['MeetingMinutes']> = {},
  transcript = decidedTranscript,
): S['MeetingMinutes'] => {
  const { chapters, decisions, todos } = findMinutes(transcript, '2026-11-19');
  const content = structuredClone({ chapters, decisions, todos }) as S['MeetingMinutesContent'];
  return {
    revision: 0,
    origin: 'rules',
    isEdited: false,
    template: 'project',
    model: null,
    writing: null,
    content,
    ...rest,
  };
};

/** Minutes that a model wrote of the sample. */
export const writtenMinutes = (rest: Partial<S['MeetingMinutes']> = {}): S['MeetingMinutes'] => {
  const { chapters, decisions, todos } = sampleMinutes().content;
  const [decision] = decisions as [S['MeetingDecision']];
  const text = '研发费用以汇算清缴申报数1286万元为准，占收入6%';
  return sampleMinutes({
    revision: 1,
    origin: 'model',
    model: '示例模型',
    writing: { state: 'done', model: '示例模型', total: 2, done: 2, dropped: 1 },
    content: { chapters, todos, decisions: [{ ...decision, text, unverified: ['6%'] }] },
    ...rest,
  });
};

export interface MinutesServerOptions {
  minutes?: S['MeetingMinutes'];
  /** The server refuses to save, in these words. */
  refusal?: string;
  /** Another page saved before. */
  isOvertaken?: boolean;
}

/** Handlers over the minutes of one meeting in memory. */
export function minutesServer(options: MinutesServerOptions = {}) {
  const { refusal } = options;
  let { isOvertaken = false } = options;
  let minutes = options.minutes ?? sampleMinutes();
  const refuse = (status: 400 | 409, msg: string) => HttpResponse.json(fail(status, msg, status), { status });
  return [
    mainHttp.get('/api/meeting/minutes/{meetingId}', ({ response }) => response(200).json(ok(minutes))),
    mainHttp.post('/api/meeting/saveMinutes/{meetingId}', async ({ request, response }) => {
      const { content, revision } = await request.json();
      if (refusal !== undefined) return response.untyped(refuse(400, refusal));
      if (isOvertaken) {
        isOvertaken = false;
        minutes = { ...minutes, revision: revision + 1 };
        return response.untyped(refuse(409, '别的页面刚改过这份纪要'));
      }
      minutes = {
        ...minutes,
        revision: revision + 1,
        isEdited: content !== null,
        content: content ?? sampleMinutes().content,
      };
      return response(200).json(ok(minutes));
    }),
    mainHttp.post('/api/meeting/update/{meetingId}', async ({ request, response }) => {
      const { minutesTemplate = minutes.template } = await request.json();
      minutes = { ...minutes, template: minutesTemplate };
      return response(200).json(ok(sampleMeeting()));
    }),
    mainHttp.post('/api/meeting/writeMinutes/{meetingId}', ({ response }) => {
      minutes = writtenMinutes({ writing: { state: 'running', model: '示例模型', total: 2, done: 1, dropped: 0 } });
      return response(200).json(ok(minutes));
    }),
    mainHttp.post('/api/meeting/stopMinutes', ({ response }) => {
      minutes = sampleMinutes({
        model: '示例模型',
        writing: { state: 'stopped', model: '示例模型', total: 2, done: 1, dropped: 0 },
      });
      return response(200).json(ok(minutes));
    }),
  ];
}
