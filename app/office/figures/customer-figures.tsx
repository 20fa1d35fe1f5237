import { formatMoney } from '~/i18n/format'
import { ShareChart } from '~/kit/charts/share-chart'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { FiguresBody } from './body'
import { CustomerName } from './customer-name'
import { NoFigures } from './no-figures'
import type { FiguresOf } from './page.server'
import { TotalRow } from './total-row'

type Props = FiguresOf<'byCustomer'> & { year: number; seesCustomers: boolean }

/** So many bars are told apart at a glance. */
export const MOST_BARS = 10

export function CustomerFigures({ rows, others, total, year, seesCustomers }: Props) {
  const { figures: texts } = useTexts()
  const language = useLanguage()
  const [first] = rows
  if (!first) return <NoFigures view="byCustomer" year={year} />
  const shares = rows
    .filter(({ netCents }) => netCents > 0)
    .slice(0, MOST_BARS)
    .map(({ customerId, name, netCents }) => ({ key: customerId, name, cents: netCents }))
  return (
    <FiguresBody
      title={texts.byCustomer}
      picture={
        <ShareChart
          label={texts.chart.shares(first.name, formatMoney(first.netCents, language))}
          shares={shares}
        />
      }
    >
      <Table
        caption={texts.byCustomer}
        rows={rows}
        keyOf={({ customerId }) => customerId}
        columns={[
          { title: texts.customer, cell: (row) => <CustomerName {...row} isLink={seesCustomers} /> },
          { title: texts.yearOf(year), look: 'number', cell: (row) => <Money cents={row.netCents} /> },
          { title: texts.yearOf(year - 1), look: 'number', cell: (row) => <Money cents={row.beforeCents} /> },
        ]}
        foot={
          <TotalRow
            cents={[total.netCents, total.beforeCents]}
            others={{ count: others.count, cents: [others.netCents, others.beforeCents] }}
          />
        }
      />
    </FiguresBody>
  )
}
