import type { Deck } from '../deck/deck';
import { brandedTheme } from './brandedTheme';
import type { Theme } from './theme';

const onLight = { background: 'FFFFFF', ink: '16202C', muted: '5A6675', line: 'D6DCE4' };

/** The ten themes; the first is the default. Four are for reports to authorities. */
export const themes: readonly Theme[] = [
  {
    id: 'azurite',
    isFormal: false,
    hasSerifTitles: false,
    cover: 'solid',
    heading: 'plain',
    radius: 4,
    colors: {
      ...onLight,
      surface: 'EEF4FB',
      brand: '1660A7',
      accent: 'B8321F',
      onBrand: 'FFFFFF',
      series: ['1660A7', '8FB8E0', 'B8321F', '6B7785'],
    },
  },
  {
    id: 'cinnabar',
    isFormal: true,
    hasSerifTitles: true,
    cover: 'frame',
    heading: 'underline',
    radius: 0,
    colors: {
      ...onLight,
      surface: 'FBF1EE',
      brand: 'B0261B',
      accent: '845B0F',
      onBrand: 'FFFFFF',
      series: ['B0261B', 'D9A441', '6E5A52', 'E0A79F'],
    },
  },
  {
    id: 'official',
    isFormal: true,
    hasSerifTitles: true,
    cover: 'rule',
    heading: 'plain',
    radius: 0,
    colors: {
      ...onLight,
      surface: 'F4F4F2',
      brand: '9C1B16',
      accent: '1F3A5F',
      onBrand: 'FFFFFF',
      series: ['9C1B16', '1F3A5F', '8C8577', 'C9877F'],
    },
  },
  {
    id: 'navy',
    isFormal: true,
    hasSerifTitles: false,
    cover: 'band',
    heading: 'band',
    radius: 0,
    colors: {
      ...onLight,
      surface: 'EDF1F6',
      brand: '14315C',
      accent: '80600F',
      onBrand: 'FFFFFF',
      series: ['14315C', 'B58A2E', '6F8DB5', '8A939E'],
    },
  },
  {
    id: 'pine',
    isFormal: true,
    hasSerifTitles: true,
    cover: 'split',
    heading: 'bar',
    radius: 0,
    colors: {
      ...onLight,
      surface: 'EEF5F1',
      brand: '1F5B45',
      accent: '86590F',
      onBrand: 'FFFFFF',
      series: ['1F5B45', '9A6B1A', '86B09E', '6B746F'],
    },
  },
  {
    id: 'ink',
    isFormal: false,
    hasSerifTitles: true,
    cover: 'rule',
    heading: 'bar',
    radius: 2,
    colors: {
      ...onLight,
      background: 'FBFAF7',
      surface: 'F1EEE7',
      brand: '2B2B2B',
      accent: 'A63A2B',
      onBrand: 'FBFAF7',
      series: ['2B2B2B', 'A63A2B', '9A9387', 'C7BFB0'],
    },
  },
  {
    id: 'night',
    isFormal: false,
    hasSerifTitles: false,
    cover: 'frame',
    heading: 'bar',
    radius: 6,
    colors: {
      background: '101820',
      surface: '1B2733',
      ink: 'EEF2F6',
      muted: 'A3B0BE',
      line: '33414F',
      brand: '5FA8F0',
      accent: 'F0B35F',
      onBrand: '101820',
      series: ['5FA8F0', 'F0B35F', '6FCFA8', 'A3B0BE'],
    },
  },
  {
    id: 'jade',
    isFormal: false,
    hasSerifTitles: false,
    cover: 'split',
    heading: 'block',
    radius: 10,
    colors: {
      ...onLight,
      surface: 'E9F6F3',
      brand: '0B7A6B',
      accent: 'A8441A',
      onBrand: 'FFFFFF',
      series: ['0B7A6B', 'D9622B', '7CC4B8', '6B7785'],
    },
  },
  {
    id: 'amber',
    isFormal: false,
    hasSerifTitles: false,
    cover: 'band',
    heading: 'underline',
    radius: 8,
    colors: {
      ...onLight,
      surface: 'FDF4E3',
      brand: '8A5A00',
      accent: '1660A7',
      onBrand: 'FFFFFF',
      series: ['8A5A00', '1660A7', 'D9B25F', '6B7785'],
    },
  },
  {
    id: 'violet',
    isFormal: false,
    hasSerifTitles: false,
    cover: 'solid',
    heading: 'block',
    radius: 12,
    colors: {
      ...onLight,
      surface: 'F2EFFA',
      brand: '5A3FA0',
      accent: 'AB2F58',
      onBrand: 'FFFFFF',
      series: ['5A3FA0', 'C2416B', 'A996DB', '6B7785'],
    },
  },
];

/** Theme of an id; the default one when there is none. */
export function themeOf(id: string): Theme {
  return themes.find((theme) => theme.id === id) ?? (themes[0] as Theme);
}

/** Look of a deck: its theme with its brand. */
export const themeOfDeck = ({ themeId, brand }: Pick<Deck, 'themeId' | 'brand'>): Theme =>
  brandedTheme(themeOf(themeId), brand);
