'use client';
import { Button, LinkButton, PageHeader, Text } from '@hengce/ui';
import { actions, section } from '../../components/meeting.css';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';

interface SealedProps {
  meetingId: string;
  title: string;
  onAgain: () => void;
}

/** A recording that the server has whole. */
export function Sealed({ meetingId, title, onAgain }: SealedProps) {
  const text = useMeetingText().sealed;
  const hrefs = useMeetingHrefs();
  return (
    <section className={section}>
      <PageHeader level="section" title={text.title(title)} />
      <Text>{text.whole}</Text>
      <div className={actions}>
        <LinkButton variant="primary" href={hrefs.meeting(meetingId)}>
          {text.open}
        </LinkButton>
        <Button onPress={onAgain}>{text.again}</Button>
      </div>
    </section>
  );
}
