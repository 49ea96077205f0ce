import { createUseText } from '@hengce/feature-kit';

const text = {
  title: '实时字幕',
  none: '没有接入能给实时字幕的语音识别。录音不受影响，录完可以手动记录或导入字幕',
  states: {
    connecting: '正在连接语音识别',
    reconnecting: '连不上语音识别，正在重连。录音不受影响，漏掉的话录完可以转写',
    lagging: '语音识别跟不上，有几句没有字幕。录音不受影响，录完可以转写',
    refused: '服务端没有收下声音，不再有实时字幕。录音不受影响，录完可以转写',
    usedUp: '会议转写的次数已用完，这场没有实时字幕。录音不受影响，录完可以手动记录或导入字幕',
    listening: '',
    off: '',
  },
  nothing: '还没有听到说话',
  notice: '开始录音以后，声音同时发给语音识别服务，出实时字幕',
  kept: '声音同时发给语音识别服务。字幕存为转写稿，录完请对照录音核对',
};

export const useCaptionsText = createUseText('meeting', { captions: text });
