'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { useMemo } from 'react';
import { meetingFeature } from '../feature';
import { DeviceContext } from '../recording/device';
import { SoundContext } from '../uploading/soundReader';
import { type FakeDeviceOptions, fakeDevice } from './fakeDevice';
import { type FakeSoundOptions, fakeSound } from './fakeSound';

export interface MeetingStoryHostProps extends Partial<MemoryHostProps> {
  device?: FakeDeviceOptions;
  sound?: FakeSoundOptions;
}

/** Host in memory with the pages of this feature, and a microphone that hears the same each time. */
export function MeetingStoryHost({ device, sound, ...host }: MeetingStoryHostProps) {
  const made = useMemo(() => fakeDevice(device), [device]);
  const reader = useMemo(() => fakeSound(sound), [sound]);
  return (
    <DeviceContext value={made}>
      <SoundContext value={reader}>
        <FeatureStoryHost {...host} feature={meetingFeature} />
      </SoundContext>
    </DeviceContext>
  );
}
