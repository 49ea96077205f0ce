import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TranscriptPlayer, type TranscriptPlayerProps } from './TranscriptPlayer';
import type { TranscriptTurn } from './transcriptOptions';

const speakers = ['林知夏', '何立言', '周砚', '陈默'].map((name) => ({ id: name, name }));
const said: [string, number, TranscriptTurn['text']][] = [
  ['林知夏', 728, '后补助的口径跟加计扣除不完全一样，细则第七条写的是加计扣除额，所以辅助账要以税务申报数为准。'],
  ['何立言', 751, '对，直接用汇算清缴表第六页的数，不要再单独汇总。QL-12那个项目有一笔委外费用，要按80%计入。'],
  [
    '周砚',
    778,
    [
      { text: 'QL-12的', start: 778 },
      { text: '委外合同是今年三月签的', start: 779 },
      { text: '，付款在五月。', start: 783 },
      { text: '要不要补一份技术开发合同的登记证明？', start: 786, isUncertain: true },
    ],
  ],
  ['何立言', 800, '要补。没有登记证明的委外费用，审核时大概率会被核减，这部分大约有42万元。'],
  ['林知夏', 822, '那这件事请周砚下周三前办完。另外研发人员名单要跟社保名单对一遍，上次有两个人对不上。'],
  ['陈默', 845, '社保名单我今天发到群里，差异标成黄色。'],
];
const turns: TranscriptTurn[] = said.map(([speakerId, start, text], index) => ({
  id: String(index),
  speakerId,
  start,
  end: said[index + 1]?.[1] ?? 860,
  text,
  isEdited: index === 1,
}));
const peaks = Array.from(
  { length: 460 },
  (_, index) => 0.2 + 0.7 * Math.abs(Math.sin(index * 1.7) * Math.cos(index / 9)),
);

const onSeek = fn();
const onPlayChange = fn();
/** Keeps the position as a page does. */
function Live(props: Partial<TranscriptPlayerProps>) {
  const [time, setTime] = useState(props.time ?? 780);
  const [isPlaying, setPlaying] = useState(props.isPlaying ?? true);
  const [rate, setRate] = useState(1.25);
  return (
    <div style={{ height: 520, border: '1px solid var(--hc-color-border)' }}>
      <TranscriptPlayer
        label="研发费用归集专题会"
        speakers={speakers}
        turns={turns}
        duration={860}
        peaks={peaks}
        note="含粤语发言，已转写为普通话，点时间可听原声"
        {...props}
        {...{ time, isPlaying, rate }}
        onRateChange={setRate}
        onSeek={(next) => {
          setTime(next);
          onSeek(next);
        }}
        onPlayChange={(next) => {
          setPlaying(next);
          onPlayChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  id: 'ui-transcript-player',
  title: 'AI/TranscriptPlayer 转写播放器',
  component: TranscriptPlayer,
});
export default meta;

export const Example = meta.story({ name: '示例', render: () => <Live /> });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live label="播放中" turns={turns.slice(1, 4)} />
      <Live label="已暂停" isPlaying={false} turns={turns.slice(2, 4)} time={790} />
      <Live label="正在转写" isLoading turns={[]} peaks={[]} time={0} duration={0} isPlaying={false} />
    </div>
  ),
});

export const OneSpeaker = meta.story({
  name: '只有一人、没有波形，时长过一小时',
  render: () => (
    <Live
      speakers={speakers.slice(0, 1)}
      turns={[{ id: '1', speakerId: '林知夏', start: 3600, end: 4378, text: '以下是上半年研发费用归集情况的说明。' }]}
      peaks={[]}
      duration={4378}
      time={3700}
      note={undefined}
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：空格播放与暂停，左右各5秒，回车从这一段起播',
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    onSeek.mockClear();
    onPlayChange.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onPlayChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{ArrowRight}');
    await expect(onSeek).toHaveBeenLastCalledWith(785);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onSeek).toHaveBeenLastCalledWith(780);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(onSeek).toHaveBeenLastCalledWith(800);
    const position = canvas.getByRole('slider', { name: /播放位置/ });
    position.focus();
    await expect(position).toHaveAttribute('aria-valuetext', '13:20，共14:20');
    await userEvent.keyboard('{ArrowRight}');
    await expect(onSeek).toHaveBeenLastCalledWith(805);
    canvas.getByRole('button', { name: '后退5秒' }).focus();
    await userEvent.keyboard(' ');
    await expect(onSeek).toHaveBeenLastCalledWith(800);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <Live label="可以" turns={turns.slice(2, 4)} isPlaying={false} time={790} />
            </>
          ),
          why: '听不准的一句标出来，点时间听原声',
          wrong: (
            <>
              <Live
                label="不要"
                turns={turns.slice(2, 4).map((turn) => ({
                  ...turn,
                  text: typeof turn.text === 'string' ? turn.text : turn.text.map(({ text }) => text).join(''),
                }))}
                peaks={[]}
                note={undefined}
                isPlaying={false}
                time={790}
              />
            </>
          ),
          whyNot: '听不准的与听清的一样，错了没人去听',
        },
      ]}
    />
  ),
});
