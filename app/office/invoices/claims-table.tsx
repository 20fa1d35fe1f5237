import type { OpenClaim } from '~/domain/invoices/payments/adding-up'
import { formatDate, formatMoney } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { claimField } from '~/kit/forms/receipt-forms'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { Table } from '~/kit/table'

interface Props {
  claims: readonly OpenClaim[]
  /** Always paid: the payment is entered on its page. */
  own: string | undefined
}

/** The open invoices to tick, each with what it would cost with its discount. */
export function ClaimsTable({ claims, own }: Props) {
  const { columns, money, facts } = useTexts().invoices
  const language = useLanguage()
  const { values } = useRefusal()
  if (claims.length === 0) return null
  return (
    <div className="stack-tight">
      <Table
        caption={own === undefined ? money.invoices : money.others}
        isCaptionShown
        rows={claims}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.number,
            phone: 'first',
            cell: ({ id, number }) => (
              <div className="choice choice-bare">
                <input
                  type="checkbox"
                  id={claimField(id)}
                  name={claimField(id)}
                  value="ja"
                  defaultChecked={id === own || values[claimField(id)] !== undefined}
                  disabled={id === own}
                />
                <label htmlFor={claimField(id)}>{number}</label>
              </div>
            ),
          },
          { title: columns.dueOn, phone: 'below', cell: ({ dueOn }) => <ShortDate date={dueOn} /> },
          {
            title: money.discount,
            phone: 'belowEnd',
            cell: ({ discount }) =>
              discount &&
              money.discountUntil(
                formatMoney(discount.cents, language),
                formatDate(discount.until, language),
              ),
          },
          {
            title: facts.open,
            look: 'number',
            phone: 'end',
            cell: ({ openCents }) => <Money cents={openCents} />,
          },
        ]}
      />
      <p className="field-hint">
        {money.othersHint} {claims.some(({ discount }) => discount) ? money.grace : ''}
      </p>
    </div>
  )
}
