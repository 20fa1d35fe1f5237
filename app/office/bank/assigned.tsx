import type { Assignment } from '~/domain/bank/assignment'
import { formatLongMoment, formatMoney } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { ActButton } from '~/kit/records/acts'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { reasonText } from './reason-text'

/** What the item was assigned as, by whom and why; each can be undone. */
export function Assigned({ assignments, mayKeep }: { assignments: Assignment[]; mayKeep: boolean }) {
  const texts = useTexts().bank.item
  if (assignments.length === 0) return null
  return (
    <RecordPart id="zugeordnet" title={texts.assignments}>
      <ol className="stack-tight">
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <One assignment={assignment} />
            {mayKeep && !assignment.isUndone ? (
              <ActButton
                className="act act-end"
                act={{ label: texts.undo, action: paths.bankUndo(assignment.id) }}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </RecordPart>
  )
}

function One({ assignment }: { assignment: Assignment }) {
  const { bank } = useTexts()
  const texts = bank.item
  const language = useLanguage()
  const href = useHref()
  const { kind, cents, madeBy, reasons, at, by, isUndone, customer, invoices } = assignment
  const maker = { match: texts.byMatch, rule: texts.byRule, user: by ? texts.byUser(by) : null }[madeBy]
  return (
    <>
      <p>
        {isUndone ? <s>{bank.kinds[kind]}</s> : bank.kinds[kind]} <Money cents={cents} />
        {isUndone ? ` (${texts.undone})` : null}
      </p>
      {customer ? (
        <p>
          <a href={href(paths.customer(customer.id))}>{customer.name}</a>
          {invoices.map(({ id, number }) => (
            <span key={id}>
              {', '}
              <a href={href(paths.officeInvoice(id))}>{number}</a>
            </span>
          ))}
        </p>
      ) : null}
      <p className="soft">{[maker, formatLongMoment(at, language)].filter(Boolean).join(', ')}</p>
      {reasons.length > 0 ? (
        <p className="soft">
          {reasons.map((reason) => reasonText(reason, bank, (one) => formatMoney(one, language))).join('; ')}
        </p>
      ) : null}
    </>
  )
}
