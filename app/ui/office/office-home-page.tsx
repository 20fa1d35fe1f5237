import type { OfficeFrame } from '~/domain/office/frame.server'
import type { OfficeHome } from '~/domain/office/home.server'
import { useTexts } from '../language'
import { MailFigures } from '../outbox/mail-figures'
import { EmployeeList } from './employee-list'
import { InvoiceList } from './invoice-list'
import { OfficePage } from './office-page'
import { TaskList } from './task-list'

interface Props {
  frame: OfficeFrame
  home: OfficeHome
}

/** The office's first page: what waits, then invoices and employees as far as the role goes. */
export function OfficeHomePage({ frame, home }: Props) {
  const texts = useTexts().office
  const { tasks, mails, invoices, employees, mayLink } = home
  const pages = { invoices: invoices?.page ?? 1, employees: employees?.page ?? 1 }
  return (
    <OfficePage frame={frame}>
      <div className="office-head">
        <div>
          <h1>{texts.greeting(frame.name)}</h1>
          <p className="soft">
            {texts.role}: {texts.roles[frame.role]}
          </p>
        </div>
      </div>
      <ul className="office-figures">
        <li>{texts.openTasks(tasks.total)}</li>
        <MailFigures counts={mails} />
      </ul>
      <div className="office">
        <TaskList tasks={tasks} />
        {invoices ? <InvoiceList invoices={invoices} mayLink={mayLink.invoices} pages={pages} /> : null}
        {employees ? <EmployeeList employees={employees} mayLink={mayLink.employees} pages={pages} /> : null}
      </div>
    </OfficePage>
  )
}
