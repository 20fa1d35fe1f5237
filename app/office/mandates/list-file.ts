import type { Args, RouteHandle } from '~/auth/access'
import { listFile } from '~/documents/list-file'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listMatchingMandates, type MandateFilter } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { formatDate } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { readMandateQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await mandatesFile(scope, readMandateQuery(request), languageOf(request)))
}

async function mandatesFile(scope: OfficeScope, filter: MandateFilter, language: Language) {
  const { mandates: texts, customers, portal } = textsOf(language)
  const { facts } = texts
  return listFile({
    fileName: 'mandate.csv',
    rows: await listMatchingMandates(house.reader, scope, filter),
    columns: [
      [facts.reference, ({ reference }) => reference],
      [facts.status, ({ status }) => texts.statuses[status]],
      [customers.fields.number, ({ customerNumber }) => customerNumber],
      [facts.customer, ({ customerName }) => customerName],
      [facts.holder, ({ holder }) => holder],
      [facts.account, ({ ibanMasked }) => ibanMasked],
      [facts.type, ({ type }) => portal.mandates.types[type]],
      [facts.signedOn, ({ signedOn }) => formatDate(signedOn, language)],
      [facts.lastUsedOn, ({ lastUsedOn }) => lastUsedOn && formatDate(lastUsedOn, language)],
      [facts.usableUntil, ({ usableUntil }) => usableUntil && formatDate(usableUntil, language)],
    ],
  })
}
