import { type Urgent, urgentOf } from '~/domain/tasks/urgent'
import { formatDayOf, formatMoney, formatMonth } from '~/i18n/format'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { bankPath } from '../bank/query'
import { invoicesPath } from '../invoices/query'
import { outboxPath } from '../outbox/list-query'
import { useAboutTask } from '../tasks/about'
import type { OfficeHome } from './home.server'

export function UrgentList({ home }: { home: OfficeHome }) {
  const { home: texts, tasks: words } = useTexts()
  const href = useHref()
  const rowOf = useRow()
  const urgent = urgentOf(home)
  const { items, total } = home.tasks
  return (
    <section className="stack-tight" aria-labelledby="zu-erledigen">
      <h2 id="zu-erledigen">{words.toDo}</h2>
      {urgent.length === 0 ? <p className="empty">{texts.urgent.none}</p> : null}
      <ul className="tasks">
        {urgent.map((one) => {
          const { key, path, what, about, at } = rowOf(one)
          return (
            <li key={key}>
              <a className="target" href={href(path)}>
                {what}
              </a>
              <span className="tasks-about">{about}</span>
              {at ? <span className="soft small amount">{at}</span> : null}
            </li>
          )
        })}
      </ul>
      {total > items.length ? (
        <p>
          <a className="target" href={href(paths.tasks())}>
            {words.all(total)}
          </a>
        </p>
      ) : null}
    </section>
  )
}

interface Row {
  key: string
  path: string
  what: string
  about?: string
  at?: string
}

function useRow(): (urgent: Urgent) => Row {
  const { home, insuranceReports, outbox, tasks } = useTexts()
  const { urgent: texts } = home
  const language = useLanguage()
  const aboutOf = useAboutTask()
  return (one) => {
    const key = one.kind
    switch (one.kind) {
      case 'mails_troubled':
        return {
          key,
          path: outboxPath({ status: 'troubled' }),
          what: texts.mailsTroubled,
          about: outbox.troubled(one.count),
        }
      case 'mails_delayed':
        return {
          key,
          path: outboxPath({ status: 'queued' }),
          what: texts.mailsWaiting,
          about: outbox.delayed(one.count),
        }
      case 'mails_waiting':
        return {
          key,
          path: outboxPath({ status: 'queued' }),
          what: texts.mailsWaiting,
          about: outbox.waiting(one.count),
        }
      case 'mails_paused':
        return { key, path: paths.outbox(), what: texts.mails, about: outbox.paused }
      case 'billing_failed':
        return { key, path: paths.billing(), what: texts.billing, about: texts.billingFailed(one.count) }
      case 'billing_drafts':
        return {
          key,
          path: invoicesPath({ state: 'draft' }),
          what: texts.billing,
          about: texts.billingDrafts(one.count),
        }
      case 'bank_open':
        return {
          key,
          path: bankPath({ state: 'open' }),
          what: texts.bank,
          about: texts.bankOpen(one.count),
        }
      case 'overdue':
        return {
          key,
          path: invoicesPath({ state: 'overdue', order: 'due' }),
          what: texts.overdue,
          about: texts.overdueSum(one.count, formatMoney(one.cents, language)),
        }
      case 'remindable':
        return {
          key,
          path: paths.dunning(),
          what: texts.remind,
          about: texts.remindable(one.count),
        }
      case 'reports_due':
        return {
          key,
          path: paths.insuranceReports(),
          what: insuranceReports.title,
          about: texts.reportsDue(one.count),
        }
      case 'hours_missing': {
        const { month, hours, expected } = one.month
        return {
          key,
          path: monthPath('hours', { month, presence: 'missing' }),
          what: texts.hours,
          about: texts.hoursOf(expected - hours, formatMonth(month, language)),
        }
      }
      case 'address_held':
        return {
          key: `${key} ${one.person.id}`,
          path: paths.employee(one.person.id),
          what: texts.address,
          about: one.person.name,
        }
      case 'slips_waiting': {
        const { month, isCalculated, count } = one.waiting
        return {
          key: `${key} ${month} ${isCalculated}`,
          path: isCalculated ? paths.payrollRun(month) : paths.incomingPayslips(),
          what: isCalculated ? texts.calculated : texts.slips,
          about: (isCalculated ? texts.calculatedOf : texts.slipsOf)(count, formatMonth(month, language)),
        }
      }
      case 'task':
        return {
          key: one.task.id,
          path: paths.task(one.task.id),
          what: tasks.kinds[one.task.kind],
          about: aboutOf(one.task),
          at: formatDayOf(one.task.at, language),
        }
    }
  }
}
