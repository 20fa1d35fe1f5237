import { formatLongMoment, formatMonth } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Props } from './task-page'

export function TaskFacts({ task, contact }: Pick<Props, 'task' | 'contact'>) {
  const { facts, columns, events, otherEvent } = useTexts().tasks
  const language = useLanguage()
  const href = useHref()
  const { kind, detail, customerId, employeeId, about } = task
  const page = customerId !== null ? paths.customer(customerId) : employeeId && paths.employee(employeeId)
  const isOfMonth = kind === 'question' || kind === 'hours'
  const label = isOfMonth ? facts.month : kind === 'mandate' ? facts.mandate : facts.invoice
  const value =
    kind === 'delivery'
      ? (events[detail ?? ''] ?? otherEvent)
      : isOfMonth && detail
        ? formatMonth(detail, language)
        : detail
  return (
    <Facts
      facts={[
        {
          label: columns.who,
          value: page ? <a href={href(page)}>{about}</a> : about,
        },
        {
          label: facts.contact,
          value: contact && <a href={href(paths.contact(contact.id))}>{contact.name}</a>,
        },
        { label: kind === 'delivery' ? columns.what : label, value },
        { label: facts.at, value: formatLongMoment(task.at, language) },
        { label: facts.assignee, value: task.assignee },
      ]}
    />
  )
}
