/** Text styles: size, line height and weight (visual language §2.4). 12 px is the floor for Chinese. */
export const typography = {
  caption: { fontSize: '12px', lineHeight: '18px', fontWeight: 400 },
  meta: { fontSize: '13px', lineHeight: '20px', fontWeight: 400 },
  body: { fontSize: '14px', lineHeight: '22px', fontWeight: 400 },
  bodyStrong: { fontSize: '14px', lineHeight: '22px', fontWeight: 500 },
  reading: { fontSize: '16px', lineHeight: '28px', fontWeight: 400 },
  titleSm: { fontSize: '15px', lineHeight: '24px', fontWeight: 600 },
  titleMd: { fontSize: '17px', lineHeight: '26px', fontWeight: 600 },
  titleLg: { fontSize: '20px', lineHeight: '30px', fontWeight: 600 },
  displaySm: { fontSize: '24px', lineHeight: '34px', fontWeight: 600 },
  displayMd: { fontSize: '30px', lineHeight: '40px', fontWeight: 600 },
  figureLg: { fontSize: '40px', lineHeight: '44px', fontWeight: 500 },
  docSm: { fontSize: '16px', lineHeight: '26px', fontWeight: 600 },
  docMd: { fontSize: '18px', lineHeight: '28px', fontWeight: 600 },
  docLg: { fontSize: '26px', lineHeight: '38px', fontWeight: 600 },
  docBody: { fontSize: '16px', lineHeight: '30px', fontWeight: 400 },
} as const;
export type TextStyle = keyof typeof typography;
