import type { Args, RouteHandle } from '~/auth/access'
import { csvFile } from '~/documents/csv'
import type { OfficeScope } from '~/domain/kernel/scope'
import { listMatchingMandates, type MandateFilter } from '~/domain/mandates/list.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'
import { sha256 } from '~/http/sha256.server'
import { formatDate } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { readMandateQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return download(request, await mandatesFile(scope, readMandateQuery(request), languageOf(request)))
}

async function mandatesFile(scope: OfficeScope, filter: MandateFilter, language: Language) {
  const { mandates: texts, customers, portal } = textsOf(language)
  const { facts } = texts
  const mandates = await listMatchingMandates(house.reader, scope, filter)
  const head = [
    facts.reference,
    facts.status,
    customers.fields.number,
    facts.customer,
    facts.holder,
    facts.account,
    facts.type,
    facts.signedOn,
    facts.lastUsedOn,
    facts.usableUntil,
  ]
  const rows = mandates.map((mandate) => [
    mandate.reference,
    texts.statuses[mandate.status],
    mandate.customerNumber,
    mandate.customerName,
    mandate.holder,
    mandate.ibanMasked,
    portal.mandates.types[mandate.type],
    formatDate(mandate.signedOn, language),
    mandate.lastUsedOn && formatDate(mandate.lastUsedOn, language),
    mandate.usableUntil && formatDate(mandate.usableUntil, language),
  ])
  const bytes = csvFile([head, ...rows])
  return { bytes, mediaType: 'text/csv; charset=utf-8', fileName: 'mandate.csv', sha256: sha256(bytes) }
}
