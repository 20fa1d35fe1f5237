import type { Texts } from '~/i18n/texts'
import { titleAbout } from '~/kit/title'

/** Names the number, or as long as there is none the customer. */
export function invoiceTitle({ invoices }: Texts, data: unknown): string {
  const hasNumber = typeof (data as { number?: unknown } | null)?.number === 'string'
  return hasNumber
    ? titleAbout(invoices.one, data, 'number')
    : titleAbout(invoices.draft, data, 'customer', 'name')
}
