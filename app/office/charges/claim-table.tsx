import type { ChargeStatement } from '~/domain/charges/statement'
import { segmentWords, startWords, statementTexts } from '~/i18n/charges/statement-texts'
import { formatMoney } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { Table } from '~/kit/table'

type Shown = Pick<
  ChargeStatement['claims'][number],
  | 'invoiceId'
  | 'number'
  | 'debtor'
  | 'start'
  | 'lateCents'
  | 'creditCents'
  | 'segments'
  | 'interestCents'
  | 'lumpSumCents'
> & { isDisputed?: boolean }

/** Each figure with what it rests on beside it. */
export function ClaimTable({ claims, labelledBy }: { claims: readonly Shown[]; labelledBy: string }) {
  const { columns, disputed, lessCredit } = useTexts().charges
  const language = useLanguage()
  const { rateOf, lumpSumLaw } = statementTexts[language]
  return (
    <Table
      labelledBy={labelledBy}
      rows={claims}
      keyOf={({ invoiceId }) => invoiceId}
      columns={[
        {
          title: columns.number,
          phone: 'first',
          cell: ({ invoiceId, number }) => <InvoiceLink id={invoiceId} number={number} />,
        },
        {
          title: columns.how,
          phone: 'below',
          isGroup: true,
          cell: (claim) => (
            <div>
              {startWords(claim, language)}
              {claim.isDisputed ? <div>{disputed}</div> : null}
              {claim.creditCents > 0 ? (
                <div>{lessCredit(formatMoney(claim.creditCents, language))}</div>
              ) : null}
              <div className="small soft">
                {claim.segments.map((segment) => (
                  <div key={segment.from}>{segmentWords(segment, language)}</div>
                ))}
                {claim.segments.length > 0 ? <div>{rateOf[claim.debtor]}</div> : null}
                {claim.lumpSumCents > 0 ? <div>{`${columns.lumpSum}: ${lumpSumLaw}`}</div> : null}
              </div>
            </div>
          ),
        },
        {
          title: columns.cents,
          look: 'number',
          phone: 'end',
          cell: ({ lateCents }) => <Money cents={lateCents} />,
        },
        {
          title: columns.interest,
          look: 'number',
          phone: 'belowEnd',
          cell: ({ interestCents }) => <Money cents={interestCents} />,
        },
        {
          title: columns.lumpSum,
          look: 'number',
          cell: ({ lumpSumCents }) => (lumpSumCents > 0 ? <Money cents={lumpSumCents} /> : '–'),
        },
      ]}
    />
  )
}
