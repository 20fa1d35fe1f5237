import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { CustomerFigures } from './customer-figures'
import { ItemFigures } from './item-figures'
import { MonthFigures } from './month-figures'
import { OpenFigures } from './open-figures'
import type { Figures } from './page.server'
import { type FiguresView, figuresFilePath, figuresPath } from './query'

const VIEWS = ['byMonth', 'byCustomer', 'byItem', 'open'] as const satisfies readonly FiguresView[]

export interface FiguresProps {
  year: number
  years: number[]
  today: string
  figures: Figures
  seesCustomers: boolean
}

export function FiguresPage({ figures, ...props }: FiguresProps) {
  const { figures: texts, records } = useTexts()
  const { year, years } = props
  const { view } = figures
  const isOfYear = view !== 'open'
  return (
    <>
      <PageHead
        back={{ to: paths.invoices(), label: texts.back }}
        title={texts.title}
        others={[{ label: records.file, to: figuresFilePath(isOfYear ? { view, year } : { view }) }]}
      />
      <Tabs
        label={texts.views}
        tabs={VIEWS.map((one) => ({
          label: texts[one],
          to: figuresPath({ view: one, year }),
          isCurrent: one === view,
        }))}
      />
      {isOfYear ? <Years years={years} current={year} view={view} /> : null}
      <p className="soft small">{isOfYear ? texts.hint : texts.openHint}</p>
      {figures.view === 'byMonth' ? <MonthFigures {...props} {...figures} /> : null}
      {figures.view === 'byCustomer' ? <CustomerFigures {...props} {...figures} /> : null}
      {figures.view === 'byItem' ? <ItemFigures {...props} {...figures} /> : null}
      {figures.view === 'open' ? <OpenFigures {...props} {...figures} /> : null}
    </>
  )
}

function Years({ years, current, view }: { years: number[]; current: number; view: FiguresView }) {
  const texts = useTexts().figures
  return (
    <Tabs
      label={texts.years}
      tabs={years.map((year) => ({
        label: String(year),
        to: figuresPath({ view, year }),
        isCurrent: year === current,
      }))}
    />
  )
}
