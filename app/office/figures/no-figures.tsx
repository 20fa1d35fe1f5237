import { formatMoney, formatMonthName } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { ExampleRow } from '~/kit/records/example-row'
import type { FiguresView } from './query'

const MONTH = '2026-01'
const NET_CENTS = 100_000
const OPEN_CENTS = 119_000

/** Nothing was billed in the year, or nothing is open: what the view will show. */
export function NoFigures({ view, year }: { view: FiguresView; year?: number }) {
  const { figures: texts, records } = useTexts()
  const language = useLanguage()
  const rowOf = {
    byMonth: [texts.month, formatMonthName(MONTH, language)],
    byCustomer: [texts.customer, records.samples.firm],
    byItem: [texts.item, records.samples.item],
    open: [texts.customer, records.samples.firm],
  } as const
  const [title, value] = rowOf[view]
  const amount =
    year === undefined
      ? { title: texts.openCents, value: formatMoney(OPEN_CENTS, language) }
      : { title: texts.yearOf(year), value: formatMoney(NET_CENTS, language) }
  return (
    <>
      <p className="empty">{year === undefined ? texts.noneOpen : texts.none(year)}</p>
      <ExampleRow cells={[{ title, value }, amount]} />
    </>
  )
}
