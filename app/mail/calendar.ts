import { calendarFile } from '~/documents/calendar-file'
import { fileName } from '~/documents/file-name'
import type { Letter } from '~/domain/outbox/letter'
import { paperLanguage } from '~/domain/values/paper-language'
import { formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'

export interface CalendarAttachment {
  fileName: string
  text: string
}

/** The due or collection date as a calendar file. Without the link, as calendars are shared. */
export function calendarOf(
  { kind, data, language, tenantId, firm }: Letter,
  at: string,
): CalendarAttachment | null {
  if (kind !== 'invoice_sent' && kind !== 'payment_choice_confirmed') return null
  const { payable, invoice } = data
  if (!payable?.on) return null
  const own = paperLanguage(language)
  const { calendar } = mailTexts[own]
  const amount = formatMoney(payable.amountCents, own)
  const text = calendarFile({
    uid: `${invoice}-${tenantId}@zahltag`,
    on: payable.on,
    title: calendar[payable.way.method](amount, firm.name),
    text: calendar.text(invoice, amount),
    madeAt: at,
  })
  return { fileName: fileName('ics', calendar.fileName, invoice), text }
}
