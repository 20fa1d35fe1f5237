import type { Charge } from '~/domain/charges/charge'
import { TextField } from '~/kit/field'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Remark } from '~/kit/remark'
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
  const texts = useTexts().charges.charges
  const { columns, kinds } = texts
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
          cell: ({ kind, statementId, number }) => (
            <>
              {statementId === null ? (
                kinds[kind]
              ) : (
                <a className="target" href={href(paths.chargeStatement(statementId))}>
                  {kinds[kind]}
                </a>
              )}
              {number === null ? null : <Remark>{number}</Remark>}
            </>
          ),
        },
        { title: columns.on, phone: 'below', cell: ({ chargedOn }) => <ShortDate date={chargedOn} /> },
        { title: columns.cents, look: 'number', cell: ({ cents }) => <Money cents={cents} /> },
        {
          title: columns.open,
          look: 'number',
          phone: 'end',
          cell: ({ openCents }) => <Money cents={openCents} />,
        },
        mayKeep &&
          charges.some(isOpenFee) && {
            title: texts.waive,
            isTitleHidden: true,
            phone: 'belowEnd',
            cell: (charge) => (isOpenFee(charge) ? <Waiver id={charge.id} customerId={customerId} /> : null),
          },
      ]}
    />
  )
}

function isOpenFee({ kind, openCents }: Charge): boolean {
  return kind === 'fee' && openCents > 0
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
