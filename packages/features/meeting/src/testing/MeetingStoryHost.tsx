'use client';
import type { MemoryHostProps } from '@hengce/feature-kit/testing';
import { FeatureStoryHost } from '@hengce/feature-parts/testing';
import { useMemo } from 'react';
import { meetingFeature } from '../feature';
import { DeviceContext } from '../recording/device';
import { type FakeDeviceOptions, fakeDevice } from './fakeDevice';

export interface MeetingStoryHostProps extends Partial<MemoryHostProps> {
  device?: FakeDeviceOptions;
}

/** Host in memory with the pages of this feature, and a microphone that hears the same each time. */
export function MeetingStoryHost({ device, ...host }: MeetingStoryHostProps) {
  const made = useMemo(() => fakeDevice(device), [device]);
  return (
    <DeviceContext value={made}>
      <FeatureStoryHost {...host} feature={meetingFeature} />
    </DeviceContext>
  );
}
