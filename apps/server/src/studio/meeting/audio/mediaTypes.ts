/** How files of the kinds that are kept end. */
const endings: Readonly<Record<string, string>> = {
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/quicktime': 'mov',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/x-matroska': 'mka',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
};

/** Ending of a file's name, without the dot. @param mediaType as a meeting that is ready has it */
export function endingOf(mediaType: string): string {
  const ending = endings[mediaType];
  if (ending === undefined) throw new Error(`no ending is known for ${mediaType}`);
  return ending;
}
