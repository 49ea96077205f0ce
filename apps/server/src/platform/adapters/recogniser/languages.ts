import type { RecogniserAbilities, SpokenLanguage } from '../../ports';

/** Names as our users know them; what is missing here is named by the runtime's own list. */
const names: Record<string, string> = {
  zh: '普通话',
  yue: '粤语',
  wuu: '吴语',
  nan: '闽南语',
  hak: '客家话',
  gan: '赣语',
  hsn: '湘语',
  cjy: '晋语',
};
const dialects = new Set(['yue', 'wuu', 'nan', 'hak', 'gan', 'hsn', 'cjy']);
const intl = new Intl.DisplayNames(['zh-CN'], { type: 'language', fallback: 'none' });

/** A language by the code that its service uses, which need not be one of a standard. */
export function languageOf(code: string): SpokenLanguage {
  const isTag = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code);
  const name = names[code] ?? (isTag ? intl.of(code) : undefined) ?? code;
  return { code, name, isDialect: dialects.has(code) || /[话语]$/.test(code) };
}

const recognisedOnly = (name: string): SpokenLanguage => ({ code: null, name, isDialect: true });

/** What the makers of models say of them, for services whose interface says nothing. Sources: the cards of these models by FunASR. */
const known: { pattern: RegExp; abilities: RecogniserAbilities }[] = [
  {
    pattern: /sense-?voice/i,
    abilities: {
      languages: ['zh', 'yue', 'en', 'ja', 'ko'].map(languageOf),
      hasSpeakers: null,
      hasWordTimes: false,
      hasHotWords: false,
    },
  },
  {
    pattern: /fun-?asr-?nano/i,
    abilities: {
      languages: [
        ...['中文', '英文', '日文'].map(languageOf),
        ...['吴语', '粤语', '闽语', '客家话', '赣语', '湘语', '晋语'].map(recognisedOnly),
      ],
      hasSpeakers: false,
      hasWordTimes: false,
      hasHotWords: true,
    },
  },
  {
    pattern: /paraformer-en/i,
    abilities: { languages: [languageOf('en')], hasSpeakers: null, hasWordTimes: true, hasHotWords: null },
  },
  {
    pattern: /paraformer/i,
    abilities: { languages: [languageOf('zh')], hasSpeakers: null, hasWordTimes: true, hasHotWords: true },
  },
];

const unknown: RecogniserAbilities = { languages: [], hasSpeakers: null, hasWordTimes: null, hasHotWords: null };

/** What is known of a model. @param told codes that the operator or the service gives, which go first; null for none */
export function abilitiesOf(model: string, told: readonly string[] | null): RecogniserAbilities {
  const abilities = known.find(({ pattern }) => pattern.test(model))?.abilities ?? unknown;
  return told === null ? abilities : { ...abilities, languages: told.map(languageOf) };
}
