import { AGES } from '~/domain/invoices/figures/ages'
import { formatCount, formatMoney } from '~/i18n/format'
import { ColumnChart } from '~/kit/charts/column-chart'
import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { FiguresBody } from './body'
import { CustomerName } from './customer-name'
import { NoFigures } from './no-figures'
import type { FiguresOf } from './page.server'

type Props = FiguresOf<'open'> & { seesCustomers: boolean }

export function OpenFigures({ rows, others, total, seesCustomers }: Props) {
  const { figures: texts } = useTexts()
  const language = useLanguage()
  if (rows.length === 0) return <NoFigures view="open" />
  return (
    <>
      <Facts
        isStrip
        facts={[
          { label: texts.total, value: <Money cents={total.openCents} />, isMain: true },
          ...AGES.map((age) => ({ label: texts.ages[age], value: <Money cents={total[age]} /> })),
        ]}
      />
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
        />
        {others.count > 0 ? (
          <p className="soft">
            {`${texts.others(formatCount(others.count, language))}: ${formatMoney(others.openCents, language)}`}
          </p>
        ) : null}
      </FiguresBody>
    </>
  )
}
