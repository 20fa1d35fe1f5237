import type { OfficeHome } from '~/domain/office/home.server'
import { paths } from '~/paths'
import type { Role } from '~db/schema'
import { useHref, useTexts } from '../language'
import { Page } from '../page'
import { EmployeeList } from './employee-list'
import { InvoiceList } from './invoice-list'
import { TaskList } from './task-list'

interface Props {
  person: { name: string; role: Role; firm: string }
  home: OfficeHome
}

/** The office's first page: what waits, then invoices and employees as far as the role goes. */
export function OfficeHomePage({ person, home }: Props) {
  const texts = useTexts().office
  const { tasks, mails, invoices, employees, mayLink } = home
  const pages = { invoices: invoices?.page ?? 1, employees: employees?.page ?? 1 }
  return (
    <Page firm={person.firm}>
      <div className="office-head">
        <div>
          <h1>{texts.greeting(person.name)}</h1>
          <p className="soft">
            {texts.role}: {texts.roles[person.role]}
          </p>
        </div>
        <SignOut />
      </div>
      <ul className="office-figures">
        <li>{texts.openTasks(tasks.total)}</li>
        <li>{texts.mailsWaiting(mails.waiting)}</li>
      </ul>
      <div className="office">
        <TaskList tasks={tasks} />
        {invoices ? <InvoiceList invoices={invoices} mayLink={mayLink.invoices} pages={pages} /> : null}
        {employees ? <EmployeeList employees={employees} mayLink={mayLink.employees} pages={pages} /> : null}
      </div>
    </Page>
  )
}

function SignOut() {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form method="post" action={href(paths.signOut())}>
      <button type="submit" className="button button-quiet">
        {texts.signOut}
      </button>
    </form>
  )
}
