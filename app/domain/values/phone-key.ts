/** Nothing but what a telephone number is written with. */
export const LIKE_A_PHONE = /^\+?[\d\s()/.–-]+$/

/** A telephone number as it is searched: its digits as somebody in Germany dials them. Null where there are none. */
export function phoneKey(phone: string | null): string | null {
  const written = (phone ?? '').replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  const digits = written
    .replace(/^(?:\+|00)49/, '0')
    .replace(/^\+/, '00')
    .replace(/\D/g, '')
  return digits || null
}
