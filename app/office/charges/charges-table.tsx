import type { Charge } from '~/domain/charges/charge'
import { TextField } from '~/kit/field'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { CHARGE_FIELD } from './forms'

interface Props {
  charges: readonly Charge[]
  customerId: string
  mayKeep: boolean
}

/** What was claimed, and what of it is open. Fees are waived one by one, the rest with its statement. */
export function ChargesTable({ charges, customerId, mayKeep }: Props) {
  const { columns, kinds } = useTexts().charges.charges
  const href = useHref()
  return (
    <Table
      labelledBy="verlangt"
      rows={charges}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.what,
          phone: 'first',
          cell: ({ kind, statementId }) =>
            statementId === null ? (
              kinds[kind]
            ) : (
              <a className="target" href={href(paths.chargeStatement(statementId))}>
                {kinds[kind]}
              </a>
            ),
        },
        { title: columns.on, phone: 'below', cell: ({ chargedOn }) => <ShortDate date={chargedOn} /> },
        { title: columns.about, phone: 'beside', cell: ({ number }) => number ?? '–' },
        { title: columns.cents, look: 'number', cell: ({ cents }) => <Money cents={cents} /> },
        {
          title: columns.open,
          look: 'number',
          phone: 'end',
          cell: ({ openCents }) => <Money cents={openCents} />,
        },
        mayKeep && {
          title: '',
          isUntitled: true,
          cell: ({ id, kind, openCents }) =>
            kind === 'fee' && openCents > 0 ? <Waiver id={id} customerId={customerId} /> : null,
        },
      ]}
    />
  )
}

function Waiver({ id, customerId }: { id: string; customerId: string }) {
  const { charges, one } = useTexts().charges
  const actionOf = useFormAction()
  return (
    <details className="menu screen-only">
      <summary className="act">{charges.waive}</summary>
      <form
        className="menu-list stack-tight"
        method="post"
        action={actionOf(paths.waiveCharge(customerId))}
        noValidate
      >
        <input type="hidden" name={CHARGE_FIELD} value={id} />
        <TextField name="grund" id={`grund-${id}`} label={one.reason} autoComplete="off" />
        <button type="submit" className="button button-end">
          {charges.waive}
        </button>
      </form>
    </details>
  )
}
