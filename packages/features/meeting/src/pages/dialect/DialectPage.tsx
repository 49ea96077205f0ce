'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { DescriptionList, LinkButton, PageHeader, Skeleton, StateView, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { actions, page, parts, section, sectionTitle } from '../../components/meeting.css';
import { meetingQueries, type Settings } from '../../data/meeting';
import { type Recogniser, recognitionQueries } from '../../data/recognition';
import { useMeetingHrefs } from '../../hrefs';
import { HotWords } from './HotWords';
import { LanguageChoice } from './LanguageChoice';
import { useDialectText } from './text';

/** 语言与方言, before recording (efficiency/recording/dialect): what the configured recogniser says of itself. */
export function RecordingDialectPage() {
  const text = useDialectText().dialect;
  const hrefs = useMeetingHrefs();
  return (
    <Dialects>
      <LinkButton href={hrefs.recording()} variant="primary">
        {text.record}
      </LinkButton>
      <LinkButton href={hrefs.meetings()}>{text.meetings}</LinkButton>
    </Dialects>
  );
}

/** The same on the way to what was recorded (efficiency/transcripts/dialect). */
export function TranscriptsDialectPage() {
  const text = useDialectText().dialect;
  const hrefs = useMeetingHrefs();
  return (
    <Dialects>
      <LinkButton href={hrefs.meetings()} variant="primary">
        {text.meetings}
      </LinkButton>
      <LinkButton href={hrefs.recording()}>{text.record}</LinkButton>
    </Dialects>
  );
}

/** @param children where it goes on */
function Dialects({ children }: { children: React.ReactNode }) {
  const text = useDialectText().dialect;
  const { api } = useFeatureHost();
  const service = useQuery(recognitionQueries(api).recogniser());
  const settings = useQuery(meetingQueries(api).settings());
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.description} />
      <QueryBody
        query={service}
        also={[settings]}
        text={{ loading: text.loading, failedTitle: text.failedTitle, failedKept: text.failedKept }}
        skeleton={<Skeleton variant="text" lines={6} />}
        size="page"
      >
        {({ recogniser }) =>
          recogniser && settings.data ? (
            <Content recogniser={recogniser} settings={settings.data} />
          ) : (
            <StateView kind="empty" title={text.noneTitle} description={text.noneBody} />
          )
        }
      </QueryBody>
      <div className={actions}>{children}</div>
    </div>
  );
}

function Content({ recogniser, settings }: { recogniser: Recogniser; settings: Settings }) {
  const text = useDialectText().dialect;
  const { model, languages, hasLive, hasFiles, hasSpeakers, hasWordTimes, hasHotWords } = recogniser;
  const said = (value: boolean | null) => {
    if (value === null) return text.notSaid;
    return value ? text.can : text.cannot;
  };
  const unasked = languages.filter(({ code }) => code === null).map(({ name }) => name);
  return (
    <div className={parts}>
      <section className={section} aria-label={text.choose}>
        {languages.length === 0 ? <Text>{text.unsaid}</Text> : null}
        <LanguageChoice languages={languages} chosen={settings.language} />
        {unasked.length > 0 ? (
          <>
            <h2 className={sectionTitle}>{text.unaskedTitle}</h2>
            <Text>{text.unasked(unasked.join('、'))}</Text>
          </>
        ) : null}
      </section>
      <section className={section} aria-label={text.abilities}>
        <h2 className={sectionTitle}>{text.abilities}</h2>
        <DescriptionList
          items={[
            { label: text.model, value: model },
            { label: text.live, value: said(hasLive) },
            { label: text.files, value: text.fileKinds[hasFiles] },
            { label: text.speakers, value: said(hasSpeakers) },
            { label: text.wordTimes, value: hasWordTimes === false ? text.noWordTimes : said(hasWordTimes) },
            { label: text.hotWords, value: said(hasHotWords) },
          ]}
        />
      </section>
      {hasHotWords === false ? null : <HotWords words={settings.hotWords} />}
    </div>
  );
}
