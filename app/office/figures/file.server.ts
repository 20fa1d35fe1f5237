import { listFile } from '~/documents/list-file'
import { AGES } from '~/domain/invoices/figures/ages'
import { readRevenueByCustomer } from '~/domain/invoices/figures/by-customer.server'
import { readRevenueByItem } from '~/domain/invoices/figures/by-item.server'
import { readOpenByAge } from '~/domain/invoices/figures/open-by-age.server'
import { readRevenueOfYear } from '~/domain/invoices/revenue.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { formatMonth, formatToCopy } from '~/i18n/format'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import type { FiguresView } from './query'

interface Asked {
  scope: OfficeScope
  year: number
  texts: Texts['figures']
  language: Language
}

/** What a page of figures shows, with every row. */
export function figuresFile(
  scope: OfficeScope,
  { view, year }: { view: FiguresView; year: number },
  language: Language,
) {
  return FILES[view]({ scope, year, language, texts: textsOf(language).figures })
}

const FILES = {
  async byMonth({ scope, year, texts, language }: Asked) {
    return listFile({
      fileName: `umsatz-nach-monat-${year}.csv`,
      rows: await readRevenueOfYear(house.reader, scope, year),
      columns: [
        [texts.month, ({ month }) => formatMonth(month, language)],
        [texts.yearOf(year), ({ netCents }) => formatToCopy(netCents, language)],
        [texts.yearOf(year - 1), ({ beforeCents }) => formatToCopy(beforeCents, language)],
      ],
    })
  },
  async byCustomer({ scope, year, texts, language }: Asked) {
    return listFile({
      fileName: `umsatz-nach-kunde-${year}.csv`,
      rows: await readRevenueByCustomer(house.reader, scope, year),
      columns: [
        [texts.customerNumber, ({ number }) => number],
        [texts.customer, ({ name }) => name],
        [texts.yearOf(year), ({ netCents }) => formatToCopy(netCents, language)],
        [texts.yearOf(year - 1), ({ beforeCents }) => formatToCopy(beforeCents, language)],
      ],
    })
  },
  async byItem({ scope, year, texts, language }: Asked) {
    const rows = await readRevenueByItem(house.reader, scope, year)
    const months = await readRevenueOfYear(house.reader, scope, year)
    const rest = sum(months.map(({ netCents }) => netCents)) - sum(rows.map(({ netCents }) => netCents))
    return listFile({
      fileName: `umsatz-nach-leistung-${year}.csv`,
      rows,
      columns: [
        [texts.articleNumber, ({ articleNumber }) => articleNumber],
        [texts.item, ({ description }) => description],
        [texts.lines, ({ lines }) => lines],
        [texts.yearOf(year), ({ netCents }) => formatToCopy(netCents, language)],
      ],
      below: rest === 0 ? [] : [['', texts.unassigned, '', formatToCopy(rest, language)]],
    })
  },
  async open({ scope, texts, language }: Asked) {
    return listFile({
      fileName: `offene-betraege-${scope.today}.csv`,
      rows: await readOpenByAge(house.reader, scope),
      columns: [
        [texts.customerNumber, ({ number }) => number],
        [texts.customer, ({ name }) => name],
        ...AGES.map(
          (age) =>
            [texts.ages[age], (row: Record<typeof age, number>) => formatToCopy(row[age], language)] as const,
        ),
        [texts.openCents, ({ openCents }) => formatToCopy(openCents, language)],
      ],
    })
  },
}
