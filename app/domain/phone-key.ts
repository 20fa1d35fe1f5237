/** Fewer digits are in too many numbers, and mean something else. */
const FEWEST_DIGITS = 5
const LIKE_A_PHONE = /^\+?[\d\s()/.–-]+$/

/** A telephone number as it is searched: its digits as somebody in Germany dials them. Null where there are none. */
export function phoneKey(phone: string | null): string | null {
  const written = (phone ?? '').replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  const digits = written
    .replace(/^(?:\+|00)49/, '0')
    .replace(/^\+/, '00')
    .replace(/\D/g, '')
  return digits || null
}

/** The digits to look for, where a search may be a telephone number or a part of one. */
export function soughtPhone(search: string): string | undefined {
  if (!LIKE_A_PHONE.test(search)) return undefined
  const key = phoneKey(search) ?? ''
  return key.length >= FEWEST_DIGITS ? key : undefined
}
