import { calendarFile } from '~/documents/calendar-file'
import { fileName } from '~/documents/file-name'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { madeFile } from '~/http/download.server'
import { formatMoney } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { getLinkedInvoice } from './page.server'

/** Calendar file with the due or collection date. Without the link, as calendars are shared. @throws NotFound if there is no day */
export async function dueDateFile(request: Request, scope: LinkScope, invoiceId?: string) {
  const { howToPay, status, number, seller, dueOn } = await getLinkedInvoice(scope, invoiceId)
  if (howToPay.method === 'nothing') throw new NotFound()
  const isCollected = status.state === 'direct_debit'
  const on = isCollected ? status.collectOn : 'dueOn' in status ? status.dueOn : dueOn
  if (on === null) throw new NotFound()
  const language = languageOf(request)
  const texts = textsOf(language).invoice.calendar
  const amount = formatMoney(howToPay.amountCents, language)
  const ics = calendarFile({
    uid: `${number}-${scope.tenantId}@zahltag`,
    on,
    title: (isCollected ? texts.collected : texts.due)(amount, seller.name),
    text: texts.text(number, amount),
    madeAt: scope.at,
  })
  return madeFile(request, {
    bytes: Buffer.from(ics),
    mediaType: 'text/calendar; charset=utf-8',
    fileName: fileName('ics', texts.fileName, number),
  })
}
