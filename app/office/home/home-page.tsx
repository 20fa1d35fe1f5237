import { may } from '~/domain/kernel/rights'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Role } from '~db/schema'
import { invoicesPath } from '../invoices/query'
import { FirstSteps } from './first-steps'
import type { OfficeHome } from './home.server'
import { NewsList } from './news-list'
import { OwedMoney } from './owed-money'
import { PayrollState } from './payroll-state'
import { RevenueChart } from './revenue-chart'
import { UrgentList } from './urgent-list'

interface Props {
  name: string
  role: Role
  home: OfficeHome
}

export function OfficeHomePage({ name, role, home }: Props) {
  const texts = useTexts().office
  const { firstSteps, owed, revenue, payroll } = home
  // A chart of zeros adds nothing to the first steps.
  const isNew = firstSteps !== null && (revenue ?? []).every(({ netCents }) => netCents === 0)
  return (
    <>
      <div>
        <h1>{texts.greeting(name)}</h1>
        <p className="soft">
          {texts.role}: {texts.roles[role]}
        </p>
      </div>
      {isNew || !may(role, 'keep_invoices') ? null : <Acts />}
      {firstSteps && isNew ? <FirstSteps {...firstSteps} /> : null}
      <div className="home">
        <div className="stack">
          <UrgentList home={home} />
          <NewsList news={home.tasks.news} mayHandle={may(role, 'handle_tasks')} />
          {revenue && !isNew ? <RevenueChart months={revenue} /> : null}
        </div>
        <div className="stack">
          {owed && !isNew ? <OwedMoney owed={owed} /> : null}
          {payroll ? <PayrollState months={payroll} /> : null}
        </div>
      </div>
      {firstSteps && !isNew ? <FirstSteps {...firstSteps} /> : null}
    </>
  )
}

function Acts() {
  const { invoices, contracts } = useTexts()
  const href = useHref()
  return (
    <p className="actions screen-only">
      <a className="button" href={href(paths.newInvoice())}>
        {invoices.add}
      </a>
      <a className="button button-quiet" href={href(invoicesPath({ state: 'open' }))}>
        {invoices.acts.pay}
      </a>
      <a className="button button-quiet" href={href(paths.contractCustomer())}>
        {contracts.add}
      </a>
    </p>
  )
}
