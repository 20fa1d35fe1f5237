import type { PlannedInvoice } from '~/domain/billing/preview.server'
import { servicePeriod } from '~/i18n/service-period'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { ShareRemark } from './share-remark'

export function PlannedTable({ planned }: { planned: PlannedInvoice[] }) {
  const texts = useTexts().billing
  const { columns, willBe } = texts
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={texts.due.title}
      rows={planned}
      keyOf={({ contractId, from }) => `${contractId} ${from}`}
      columns={[
        {
          title: columns.contract,
          look: 'name',
          phone: 'first',
          cell: ({ contractId, title }) => (
            <a className="target" href={href(paths.contract(contractId))}>
              {title}
            </a>
          ),
        },
        {
          title: columns.customer,
          look: 'name',
          isGroup: true,
          phone: 'below',
          cell: ({ customerName }) => customerName,
        },
        {
          title: columns.period,
          phone: 'belowEnd',
          isGroup: true,
          cell: (one) => (
            <>
              {servicePeriod(one.from, one.to, language)}
              <ShareRemark share={one} />
            </>
          ),
        },
        { title: columns.what, cell: ({ isToSend }) => (isToSend ? willBe.send : willBe.drafts) },
        {
          title: columns.amount,
          look: 'number',
          phone: 'end',
          cell: ({ grossCents }) => <Money cents={grossCents} />,
        },
      ]}
    />
  )
}
