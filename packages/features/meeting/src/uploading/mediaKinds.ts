import type { MainComponents } from '@hengce/api/contract';

export type MediaType = MainComponents['schemas']['CreateMeetingBody']['mediaType'];

/** What is taken, by the ending of its name: browsers do not agree on the types. */
const mediaTypes: Readonly<Record<string, MediaType>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** For a file chooser. */
export const acceptedEndings: string[] = Object.keys(mediaTypes).map((ending) => `.${ending}`);

/** Type of a file by its name; undefined for one that is not taken. What it really is the server reads. */
export const mediaTypeOf = (name: string): MediaType | undefined =>
  mediaTypes[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
