import type { ReactNode } from 'react'
import { SLIP_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'

interface Props {
  id: string
  title: string
  text?: string
  hasPages?: boolean
  children: ReactNode
}

export function ReleaseForm({ id, title, text, hasPages, children }: Props) {
  const { ready, columns } = useTexts().incoming
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className="soft">{text}</p> : null}
      <form className="stack-tight" method="post" action={actionOf(paths.payslipRelease())}>
        <table className="table table-cards list">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.choose}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.month}</th>
              {hasPages ? <th scope="col">{columns.pages}</th> : null}
              <th scope="col">{columns.action}</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
        <button type="submit" className="button">
          {ready.release}
        </button>
      </form>
    </section>
  )
}

interface TickProps {
  slip: { id: string; isDouble: boolean }
  name: string
}

/** Ticked by default, unless the employee already has a payslip for the month. */
export function ReleaseTick({ slip, name }: TickProps) {
  const { ready } = useTexts().incoming
  return (
    <label className="tick">
      <input type="checkbox" name={SLIP_FIELD} value={slip.id} defaultChecked={!slip.isDouble} />
      <span className="visually-hidden">{ready.choose(name)}</span>
    </label>
  )
}
