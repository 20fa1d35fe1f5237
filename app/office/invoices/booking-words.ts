import type { Settled } from '~/domain/invoices/payments/bookings'
import { formatDate, formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

/** `05.03.2026, Überweisung, 100,00 €`. */
export function useBookingLine(): (booking: Settled) => string {
  const { paidBy, waived } = useTexts().invoices
  const language = useLanguage()
  const words = { ...paidBy, ...waived }
  return ({ paidOn, method, amountCents }) =>
    [formatDate(paidOn, language), words[method], formatMoney(amountCents, language)].join(', ')
}
