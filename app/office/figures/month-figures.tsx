import { monthOf } from '~/domain/values/calendar'
import { sum } from '~/domain/values/money'
import { formatMoney, formatMonthName } from '~/i18n/format'
import { ColumnChart } from '~/kit/charts/column-chart'
import { monthColumns } from '~/kit/charts/months'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { FiguresBody } from './body'
import { NoFigures } from './no-figures'
import type { FiguresOf } from './page.server'
import { TotalRow } from './total-row'

type Props = FiguresOf<'byMonth'> & { year: number; today: string }

export function MonthFigures({ months, year, today }: Props) {
  const { figures: texts } = useTexts()
  const language = useLanguage()
  const netCents = sum(months.map((one) => one.netCents))
  const beforeCents = sum(months.map((one) => one.beforeCents))
  if (months.every((one) => one.netCents === 0 && one.beforeCents === 0))
    return <NoFigures view="byMonth" year={year} />
  return (
    <FiguresBody
      title={texts.byMonth}
      picture={
        <ColumnChart
          label={texts.chart.months(year, formatMoney(netCents, language))}
          columns={monthColumns(months, { running: monthOf(today), language })}
        />
      }
    >
      <Table
        caption={texts.byMonth}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          { title: texts.month, look: 'whole', cell: ({ month }) => formatMonthName(month, language) },
          { title: texts.yearOf(year), look: 'number', cell: (one) => <Money cents={one.netCents} /> },
          { title: texts.yearOf(year - 1), look: 'number', cell: (one) => <Money cents={one.beforeCents} /> },
        ]}
        foot={<TotalRow cents={[netCents, beforeCents]} />}
      />
    </FiguresBody>
  )
}
