import type { IncomingSlip } from '~/domain/payslip-files/list.server'
import { useHref, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function DoubtfulSlips({ slips, count }: { slips: IncomingSlip[]; count: number }) {
  const { doubtful, columns, doubts, pages } = useTexts().incoming
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="unklar">
      <h2 id="unklar">{doubtful.title(count)}</h2>
      <p className="soft">{doubtful.text}</p>
      <Table
        caption={doubtful.title(count)}
        rows={slips}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.pages, cell: ({ firstPage, pageCount }) => pages(firstPage, pageCount) },
          { title: columns.file, cell: ({ fileName }) => fileName },
          { title: columns.why, cell: ({ doubt }) => (doubt ? doubts[doubt] : '') },
          { title: columns.name, cell: ({ employee }) => (employee ? `${employee.name}?` : '–') },
          {
            title: columns.action,
            isUntitled: true,
            cell: ({ id, firstPage, pageCount, fileName }) => (
              <a
                className="target"
                href={href(paths.incomingPayslip(id))}
                aria-label={doubtful.lookAt(pages(firstPage, pageCount), fileName)}
              >
                {doubtful.look}
              </a>
            ),
          },
        ]}
      />
    </section>
  )
}
