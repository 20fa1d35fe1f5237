import { may } from '~/domain/kernel/rights'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { paths } from '~/paths'
import type { Role } from '~db/schema'
import { invoicesPath } from '../invoices/query'
import { FirstSteps } from './first-steps'
import type { OfficeHome } from './home.server'
import { NewsList } from './news-list'
import { OwedMoney } from './owed-money'
import { PayrollState } from './payroll-state'
import { PayrollYear } from './payroll-year'
import type { YearInWords } from './payroll-year.server'
import { RevenueChart } from './revenue-chart'
import { UrgentList } from './urgent-list'

interface Props {
  name: string
  role: Role
  home: OfficeHome
  payrollYear: YearInWords | null
}

export function OfficeHomePage({ name, role, home, payrollYear }: Props) {
  const texts = useTexts().office
  const { firstSteps, owed, revenue, payroll } = home
  // A chart of zeros adds nothing to the first steps.
  const isNew = firstSteps !== null && (revenue ?? []).every(({ netCents }) => netCents === 0)
  return (
    <>
      <PageHead
        title={texts.greeting(name)}
        status={
          <span className="soft">
            {texts.role}: {texts.roles[role]}
          </span>
        }
        {...useActs(!isNew && may(role, 'keep_invoices'))}
      />
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
          {payrollYear ? <PayrollYear year={payrollYear} /> : null}
        </div>
      </div>
      {firstSteps && !isNew ? <FirstSteps {...firstSteps} /> : null}
    </>
  )
}

function useActs(mayWrite: boolean): { next: Act | null; others: Acts } {
  const { invoices, contracts } = useTexts()
  if (!mayWrite) return { next: null, others: [] }
  return {
    next: { label: invoices.add, to: paths.newInvoice() },
    others: [
      { label: invoices.acts.pay, to: invoicesPath({ state: 'open' }) },
      { label: contracts.add, to: paths.contractCustomer() },
    ],
  }
}
