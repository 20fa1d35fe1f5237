import { maskIban } from '../values/iban'

/** Only the last digits of an account: mails can be intercepted. Joins postcode and town. */
export function tellable({ iban, city, ...details }: Record<string, string>): string[] {
  const lines = Object.entries(details).map(([name, text]) =>
    name === 'postal_code' ? `${text} ${city ?? ''}`.trim() : text,
  )
  return iban === undefined ? lines : [...lines, maskIban(iban)]
}
