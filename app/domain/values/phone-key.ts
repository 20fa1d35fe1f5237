export const LIKE_A_PHONE = /^\+?[\d\s()/.–-]+$/

/** Search key of a phone number: its digits as dialled in Germany. Null if there are none. */
export function phoneKey(phone: string | null): string | null {
  const written = (phone ?? '').replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  const digits = written
    .replace(/^(?:\+|00)49/, '0')
    .replace(/^\+/, '00')
    .replace(/\D/g, '')
  return digits || null
}
