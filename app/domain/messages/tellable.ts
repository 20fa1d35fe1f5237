import { maskIban } from '../values/iban'

/** Only the last digits of an account are given: mails can be read on their way. The town follows the postcode. */
export function tellable({ iban, city, ...details }: Record<string, string>): string[] {
  const lines = Object.entries(details).map(([name, text]) =>
    name === 'postal_code' ? `${text} ${city ?? ''}`.trim() : text,
  )
  return iban === undefined ? lines : [...lines, maskIban(iban)]
}
