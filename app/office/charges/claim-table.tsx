import type { ChargeStatement } from '~/domain/charges/statement'
import { segmentWords, startWords, statementTexts } from '~/i18n/charges/statement-texts'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

type Shown = Pick<
  ChargeStatement['claims'][number],
  'invoiceId' | 'number' | 'debtor' | 'start' | 'lateCents' | 'segments' | 'interestCents' | 'lumpSumCents'
>

/** Each figure with what it rests on beside it. */
export function ClaimTable({ claims, labelledBy }: { claims: readonly Shown[]; labelledBy: string }) {
  const { columns } = useTexts().charges
  const language = useLanguage()
  const href = useHref()
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
          cell: ({ invoiceId, number }) => (
            <a className="target amount" href={href(paths.officeInvoice(invoiceId))}>
              {number}
            </a>
          ),
        },
        {
          title: columns.how,
          phone: 'below',
          isGroup: true,
          cell: (claim) => (
            <div>
              {startWords(claim, language)}
              {claim.segments.map((segment) => (
                <Remark key={segment.from}>{segmentWords(segment, language)}</Remark>
              ))}
              {claim.segments.length > 0 ? <Remark>{rateOf[claim.debtor]}</Remark> : null}
              {claim.lumpSumCents > 0 ? <Remark>{`${columns.lumpSum}: ${lumpSumLaw}`}</Remark> : null}
            </div>
          ),
        },
        { title: columns.cents, look: 'number', cell: ({ lateCents }) => <Money cents={lateCents} /> },
        {
          title: columns.interest,
          look: 'number',
          phone: 'end',
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
