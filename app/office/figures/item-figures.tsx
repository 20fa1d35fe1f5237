import { formatMoney } from '~/i18n/format'
import { ShareChart } from '~/kit/charts/share-chart'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { FiguresBody } from './body'
import { MOST_BARS } from './customer-figures'
import { NoFigures } from './no-figures'
import type { FiguresOf } from './page.server'
import { TotalRow } from './total-row'

type Props = FiguresOf<'byItem'> & { year: number }

export function ItemFigures({ rows, others, unassignedCents, totalCents, year }: Props) {
  const { figures: texts } = useTexts()
  const language = useLanguage()
  const [first] = rows
  if (!first) return <NoFigures view="byItem" year={year} />
  const keyOf = ({ articleNumber, description }: (typeof rows)[number]) =>
    articleNumber === null ? description : `${articleNumber} ${description}`
  const shares = rows
    .filter(({ netCents }) => netCents > 0)
    .slice(0, MOST_BARS)
    .map((row) => ({ key: keyOf(row), name: row.description, cents: row.netCents }))
  return (
    <FiguresBody
      title={texts.byItem}
      picture={
        <ShareChart
          label={texts.chart.shares(first.description, formatMoney(first.netCents, language))}
          shares={shares}
        />
      }
    >
      <Table
        caption={texts.byItem}
        rows={rows}
        keyOf={keyOf}
        columns={[
          {
            title: texts.item,
            cell: ({ description, articleNumber }) => (
              <>
                {description}
                {articleNumber === null ? null : <Remark>{articleNumber}</Remark>}
              </>
            ),
          },
          { title: texts.yearOf(year), look: 'number', cell: (row) => <Money cents={row.netCents} /> },
        ]}
        foot={
          <TotalRow
            cents={[totalCents]}
            others={{ count: others.count, cents: [others.netCents] }}
            rest={{ label: texts.unassigned, cents: unassignedCents }}
          />
        }
      />
    </FiguresBody>
  )
}
