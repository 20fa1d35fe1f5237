import { SLIP_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props<Slip> {
  id: string
  title: string
  text?: string
  slips: readonly Slip[]
  columns: readonly Column<Slip>[]
}

export function ReleaseForm<Slip extends { id: string }>({ id, title, text, slips, columns }: Props<Slip>) {
  const { ready } = useTexts().incoming
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className="soft">{text}</p> : null}
      <form className="stack-tight" method="post" action={actionOf(paths.payslipRelease())}>
        <Table caption={title} rows={slips} keyOf={(slip) => slip.id} columns={columns} />
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
