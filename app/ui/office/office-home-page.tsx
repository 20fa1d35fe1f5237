import type { OfficeHome } from '~/domain/office/home.server'
import type { OfficeQuery } from '~/forms/office-query'
import type { Role } from '~db/schema'
import { useTexts } from '../language'
import { MailFigures } from '../outbox/mail-figures'
import { EmployeeList } from './employee-list'
import { FirstSteps } from './first-steps'
import { InvoiceList } from './invoice-list'
import { TaskList } from './task-list'

interface Props {
  name: string
  role: Role
  home: OfficeHome
  places: OfficeQuery
}

export function OfficeHomePage({ name, role, home, places }: Props) {
  const texts = useTexts().office
  const { firstSteps, tasks, mails, invoices, employees, mayLink } = home
  const shown: OfficeQuery = {
    invoices: { ...places.invoices, page: invoices?.page ?? 1 },
    employees: { ...places.employees, page: employees?.page ?? 1 },
  }
  return (
    <>
      <div className="office-head">
        <div>
          <h1>{texts.greeting(name)}</h1>
          <p className="soft">
            {texts.role}: {texts.roles[role]}
          </p>
        </div>
      </div>
      <ul className="office-figures">
        <li>{texts.openTasks(tasks.total)}</li>
        <MailFigures counts={mails} />
      </ul>
      <div className="office">
        {firstSteps ? <FirstSteps {...firstSteps} /> : null}
        <TaskList tasks={tasks} />
        {isWorthIt(invoices, firstSteps) ? (
          <InvoiceList invoices={invoices} mayLink={mayLink.invoices} places={shown} />
        ) : null}
        {isWorthIt(employees, firstSteps) ? (
          <EmployeeList employees={employees} mayLink={mayLink.employees} places={shown} />
        ) : null}
      </div>
    </>
  )
}

/** While the first steps lead on, an empty list says nothing that they do not. */
function isWorthIt<List extends { total: number }>(list: List | null, steps: unknown): list is List {
  return list !== null && (list.total > 0 || steps === null)
}
