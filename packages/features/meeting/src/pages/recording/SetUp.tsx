'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { shortDay } from '@hengce/text';
import { Alert, Button, SegmentedControl, Select, Text, TextField } from '@hengce/ui';
import { useContext, useState } from 'react';
import { ConsentBox } from '../../components/ConsentBox';
import type { Recorder, RecorderState } from '../../recording/createRecorder';
import { DeviceContext } from '../../recording/device';
import { isSilent } from '../../recording/sound';
import { useMeetingText } from '../../text';
import { LevelMeter } from './LevelMeter';
import { form, wide } from './RecordingPage.css';

interface SetUpProps {
  state: RecorderState;
  recorder: Recorder;
}

/** Before recording: permission, which microphone, whether it hears, and that everybody was told. */
export function SetUp({ state, recorder }: SetUpProps) {
  const all = useMeetingText();
  const text = all.setUp;
  const { capture } = useContext(DeviceContext);
  const [source, setSource] = useState<'microphone' | 'both'>('microphone');
  const { phase, problem } = state;
  const open = (deviceId?: string) => void recorder.open({ deviceId, withTab: source === 'both' });
  if (phase === 'ready') return <Ready {...{ state, recorder }} />;
  return (
    <section className={form} aria-label={text.title}>
      {capture.canShareTab ? (
        <div className={wide}>
          <SegmentedControl
            label={text.source}
            items={(['microphone', 'both'] as const).map((id) => ({ id, label: text.sources[id] }))}
            selectedKey={source}
            onSelectionChange={(id) => setSource(id as typeof source)}
            isDisabled={phase === 'asking'}
          />
          {source === 'both' ? <Text variant="meta">{text.tabHint}</Text> : null}
        </div>
      ) : null}
      {problem ? <Alert tone="warning">{all.problems[problem]}</Alert> : null}
      {problem === 'unsupported' ? null : (
        <Button variant="primary" isPending={phase === 'asking'} onPress={() => open()}>
          {problem ? text.retry : text.allow}
        </Button>
      )}
      <Text variant="meta">{phase === 'asking' ? text.asking : text.allowHint}</Text>
    </section>
  );
}

function Ready({ state, recorder }: SetUpProps) {
  const text = useMeetingText().setUp;
  const now = useNow();
  const { session } = useFeatureHost();
  const { capture } = useContext(DeviceContext);
  const [title, setTitle] = useState(() => text.unnamed(shortDay(now, now)));
  const [isTold, setTold] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { microphones, deviceId, sound, isElsewhere } = state;
  const start = () => {
    setMissing(!isTold);
    if (!isTold) return;
    const name = title.trim() || text.unnamed(shortDay(now, now));
    void recorder.begin({ title: name, owner: session.phone ?? '', notice: text.consent });
  };
  return (
    <section className={form} aria-label={text.title}>
      <div className={wide}>
        <TextField label={text.name} value={title} onChange={setTitle} maxLength={120} />
      </div>
      <div className={wide}>
        <Select
          label={text.microphone}
          selectedKey={deviceId}
          items={microphones.map(({ id, label }, n) => ({ id, label: label || text.unnamedMicrophone(n + 1) }))}
          onSelectionChange={(id) => void recorder.use(id)}
        />
      </div>
      <div className={wide}>
        <LevelMeter level={sound.level} label={text.level} />
        <Text variant="meta">{isSilent(sound) ? text.notHeard : text.levelHint}</Text>
      </div>
      <ConsentBox
        {...{ isTold, isMissing, text }}
        onChange={(told) => {
          setTold(told);
          setMissing(false);
        }}
      />
      {isElsewhere ? <Alert tone="warning">{text.elsewhere}</Alert> : null}
      {capture.mayBeSuspended ? <Alert>{text.ios}</Alert> : null}
      <Button variant="primary" onPress={start}>
        {text.start}
      </Button>
    </section>
  );
}
