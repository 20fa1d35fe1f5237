import { maskIban } from '../iban'

/** An account is told by its last digits alone: mails lie open on their way. A town stands behind its postcode. */
export function tellable({ iban, city, ...details }: Record<string, string>): string[] {
  const lines = Object.entries(details).map(([name, text]) =>
    name === 'postal_code' ? `${text} ${city ?? ''}`.trim() : text,
  )
  return iban === undefined ? lines : [...lines, maskIban(iban)]
}
