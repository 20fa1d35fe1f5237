/** In PDF points. */
export function mm(millimetres: number): number {
  return (millimetres * 72) / 25.4
}

/** RGB only, as the output intent is sRGB. */
export const COLOR = {
  ink: '#1b1f24',
  muted: '#56606b',
  accent: '#0b5d57',
  tint: '#eef5f3',
  rule: '#c5ccd3',
} as const

export type Weight = 'regular' | 'bold'

/** `leading` is the distance of baselines in points. */
export interface TextStyle {
  weight: Weight
  size: number
  leading: number
  color: string
  align: 'left' | 'right'
}

const BODY: TextStyle = { weight: 'regular', size: 9.5, leading: 13.5, color: COLOR.ink, align: 'left' }

export const STYLE = {
  body: BODY,
  strong: { ...BODY, weight: 'bold' },
  address: { ...BODY, size: 10, leading: 12.6 },
  wordMark: { ...BODY, weight: 'bold', size: 17, leading: 22, color: COLOR.accent },
  title: { ...BODY, weight: 'bold', size: 17, leading: 23 },
  heading: { ...BODY, weight: 'bold', size: 9.5, leading: 13.5, color: COLOR.accent },
  lead: { ...BODY, size: 9.5, leading: 13.5, color: COLOR.muted },
  amount: { ...BODY, weight: 'bold', size: 24, leading: 31 },
  cell: { ...BODY, size: 9, leading: 12.5 },
  dense: { ...BODY, size: 8.5, leading: 11 },
  head: { ...BODY, weight: 'bold', size: 8, leading: 11, color: COLOR.muted },
  tableTitle: { ...BODY, weight: 'bold', size: 9, leading: 11, color: COLOR.accent },
  fact: { ...BODY, size: 8.5, leading: 11.5 },
  factLabel: { ...BODY, size: 8.5, leading: 11.5, color: COLOR.muted },
  small: { ...BODY, size: 7.5, leading: 10, color: COLOR.muted },
  footer: { ...BODY, size: 7, leading: 9.4, color: COLOR.muted },
} satisfies Record<string, TextStyle>

export function right(style: TextStyle): TextStyle {
  return { ...style, align: 'right' }
}

/** DIN 5008, form B, on A4. In points from the upper left corner. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: mm(25),
  right: mm(190),
  contentWidth: mm(165),
  /** Top of the text on further pages. */
  top: mm(27),
  /** Bottom of the text on further pages. */
  bottom: mm(280),
} as const
