import { vars } from '@hengce/ui/theme';
import { useState } from 'react';
import preview from '../preview';

const meta = preview.meta({ id: 'start-motion', title: '起步/动效' });
export default meta;

const uses: Record<keyof typeof vars.motion.duration, string> = {
  instant: '80毫秒：减少动效时的淡入淡出',
  fast: '120毫秒：悬停、按下',
  base: '180毫秒：气泡、标签页',
  slow: '260毫秒：抽屉、对话框',
  deliberate: '400毫秒：计数滚动、尺第一次画出',
};

function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 640, color: 'var(--hc-color-text)' }}>
      <button
        type="button"
        onClick={() => setAtEnd(!isAtEnd)}
        style={{ justifySelf: 'start', padding: '6px 14px', borderRadius: 6, border: '1px solid currentColor' }}
      >
        走一遍
      </button>
      {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
        <div key={name} style={{ display: 'grid', gap: 6 }}>
          <span style={{ font: '400 13px/20px var(--hc-font-sans)' }}>{uses[name]}</span>
          <div style={{ height: 12, borderBlockEnd: '1px solid var(--hc-color-rule-track)' }}>
            <div
              style={{
                width: 12,
                height: 12,
                borderRadius: 6,
                background: 'var(--hc-color-accent)',
                marginInlineStart: isAtEnd ? 'calc(100% - 12px)' : 0,
                transition: `margin ${vars.motion.duration[name]} ${vars.motion.ease.standard}`,
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

export const Duration = meta.story({
  name: '时长：动得短，移动至多8像素；减少动效时只变透明度',
  render: () => <Durations />,
});
