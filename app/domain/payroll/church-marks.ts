/** Churches that levy tax, as ELStAM marks them. */
export const CHURCH_MARKS = [
  ...(['ak', 'ev', 'fa', 'fb', 'fg', 'fm', 'fr', 'fs', 'ib'] as const),
  ...(['il', 'is', 'iw', 'jd', 'jh', 'lt', 'rf', 'rk'] as const),
] as const

/** ELStAM's mark for a person in no church that levies tax. */
export const NO_CHURCH = '--'

export function isOfChurch(mark: string | undefined): mark is (typeof CHURCH_MARKS)[number] {
  return mark !== undefined && mark !== NO_CHURCH
}
