import { formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import type { Incoming } from './list-page.server'
import { ReleaseForm, ReleaseTick } from './release-form'

type Slip = Incoming['slips'][number]

export function ReadySlips({ slips, count }: { slips: Slip[]; count: number }) {
  const { ready, columns, pages } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  return (
    <ReleaseForm
      id="bereit"
      title={ready.title(count)}
      text={ready.text}
      slips={slips}
      columns={[
        { title: columns.choose, cell: (slip) => <ReleaseTick slip={slip} name={nameIn(slip)} /> },
        { title: columns.name, isRowName: true, cell: (slip) => <Employee slip={slip} /> },
        { title: columns.number, look: 'amount', cell: ({ employee }) => employee?.number },
        { title: columns.month, cell: ({ month }) => (month ? formatMonth(month, language) : '') },
        {
          title: columns.pages,
          cell: ({ firstPage, pageCount, fileName }) => `${pages(firstPage, pageCount)}, ${fileName}`,
        },
        {
          title: columns.action,
          isUntitled: true,
          cell: (slip) => (
            <a
              className="target"
              href={href(paths.incomingPayslip(slip.id))}
              aria-label={ready.changeOf(nameIn(slip))}
            >
              {ready.again}
            </a>
          ),
        },
      ]}
    />
  )
}

function Employee({ slip }: { slip: Slip }) {
  const { ready } = useTexts().incoming
  return (
    <>
      {nameIn(slip)}
      {slip.employee?.hasMail ? null : <Remark>{ready.noMail}</Remark>}
      {slip.isDouble ? <Remark>{ready.double}</Remark> : null}
      {slip.isCorrection ? <Remark>{ready.correction}</Remark> : null}
      {slip.isConfirmed ? <Remark>{ready.confirmed}</Remark> : null}
      {slip.approvedBy ? <Remark>{ready.approved}</Remark> : null}
    </>
  )
}

function nameIn({ employee }: Slip): string {
  return employee?.name ?? ''
}
