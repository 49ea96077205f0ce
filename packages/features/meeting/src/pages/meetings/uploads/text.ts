import { createUseText } from '@hengce/feature-kit';

const text = {
  action: '上传音频',
  title: '上传音频或视频',
  label: '音频或视频',
  rules: (most: string, left: string) => `MP3、M4A、WAV、FLAC、OGG、WebM、MP4、MOV，每个最大${most}。还能存${left}`,
  how: '分段上传。断网会接着传；关掉页面以后，再选一次同一个文件，从停下的地方接着传',
  resumes: (title: string) => `请再选一次“${title}”原来的文件，从停下的地方接着传`,
  chosen: {
    looking: '正在查看',
    readable: '可以上传',
    undecodable: '可以上传。这个浏览器不能解码它的声音，传好以后没有波形',
    unreadable: '没有读到声音，可能不是音视频，或已损坏',
    known: (here: string) => `接着传，已有${here}`,
    wrongType: '不收这种文件，请转成MP3、M4A或WAV再传',
    tooLarge: (most: string) => `超过${most}，请压缩或分成几个再传`,
    empty: '文件是空的',
    noRoom: (left: string) => `放不下，还能存${left}。请清空回收站或删除不用的会议`,
  },
  consent: '录音里的人都知道被录音，并同意整理',
  consentHint: '这句话与确认的时间随录音一起保存',
  consentMissing: '请先确认，再开始上传',
  start: (count: number) => `上传${count}个文件`,
  cancel: '取消',
  queue: '正在上传',
  stay: '可以去别的页面，不要关掉这个标签页',
  states: {
    queued: '排队',
    waiting: '连不上服务端，会接着试',
    sounding: (percent: number) => `已传完，正在读波形${percent}%`,
  },
  sent: (sent: string, all: string) => `${sent}，共${all}`,
  refusals: {
    known: '这个文件已经上传过，在列表里',
    inTrash: '这个文件上传过，在回收站里，可以恢复',
    moved: '文件读不到了，可能移动过或改过。请再选一次',
  },
  unfinished: '没有传完',
  running: '正在上传',
  resume: '接着传',
};

/** Strings of uploading. A host may override any part through `FeatureHost.text.meetingUploads`. */
export const useUploadText = createUseText('meetingUploads', text);
export type UploadText = typeof text;
