import { AGES } from '~/domain/invoices/figures/ages'
import { formatMoney } from '~/i18n/format'
import { ColumnChart } from '~/kit/charts/column-chart'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { FiguresBody } from './body'
import { CustomerName } from './customer-name'
import type { FiguresOf } from './page.server'
import { TotalRow } from './total-row'

type Props = FiguresOf<'open'> & { seesCustomers: boolean }

export function OpenFigures({ rows, others, total, seesCustomers }: Props) {
  const { figures: texts } = useTexts()
  const language = useLanguage()
  if (rows.length === 0) return <p className="empty">{texts.noneOpen}</p>
  const inOrder = (sums: typeof total) => [...AGES.map((age) => sums[age]), sums.openCents]
  return (
    <FiguresBody
      title={texts.open}
      picture={
        <>
          <ColumnChart
            label={texts.chart.ages(formatMoney(total.openCents, language))}
            columns={AGES.map((age) => ({
              key: age,
              label: texts.inPicture[age],
              name: texts.ages[age],
              cents: total[age],
            }))}
          />
          <p className="soft small">{texts.agesNote}</p>
        </>
      }
    >
      <Table
        caption={texts.open}
        className="list"
        rows={rows}
        keyOf={({ customerId }) => customerId}
        columns={[
          { title: texts.customer, cell: (row) => <CustomerName {...row} isLink={seesCustomers} /> },
          ...AGES.map((age) => ({
            title: texts.ages[age],
            look: 'number' as const,
            cell: (row: (typeof rows)[number]) => (row[age] === 0 ? null : <Money cents={row[age]} />),
          })),
          { title: texts.openCents, look: 'number', cell: (row) => <Money cents={row.openCents} /> },
        ]}
        foot={<TotalRow cents={inOrder(total)} others={{ count: others.count, cents: inOrder(others) }} />}
      />
    </FiguresBody>
  )
}
