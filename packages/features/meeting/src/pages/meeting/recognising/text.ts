import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '转写',
  none: '未配置语音识别，可手动记录或导入字幕',
  offer: '还没有文字。可以转写，也可手动记录或导入字幕',
  body: (model: string) => `录音会发给语音识别服务（${model}），转写的标明AI生成，请对照录音核对`,
  replaces: '转写稿里已经有字，转写好以后会换成识别的。原来的留着，可以换回',
  language: '会上说的是',
  anyLanguage: '由服务判断',
  about: '看支持的语言与方言',
  cancel: '取消',
  start: '开始转写',
  replace: '替换并转写',
  goOn: '继续转写',
  stop: '停止转写',
  preparing: '正在准备转写',
  running: (done: string, total: string) => `正在转写，已完成${done}，共${total}`,
  stopped: (done: string, total: string) => `转写停在${done}，共${total}。已转写的留着，可以继续`,
  check: '请对照录音核对',
  aside: '转写的时候稿子改过，识别的放在一边，没有替换',
  toRecognised: '换成识别的',
  toPrevious: '换回原来的',
};

export const useRecognisingText = createUseText('meeting', { recognising: text });
