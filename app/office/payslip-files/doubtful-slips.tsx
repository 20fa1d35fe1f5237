import type { IncomingSlip } from '~/domain/payslip-files/list.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function DoubtfulSlips({ slips, count }: { slips: IncomingSlip[]; count: number }) {
  const { doubtful, columns, doubts, pages } = useTexts().incoming
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="unklar">
      <h2 id="unklar">{doubtful.title(count)}</h2>
      <p className="soft">{doubtful.text}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{doubtful.title(count)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.pages}</th>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.action}</th>
          </tr>
        </thead>
        <tbody>
          {slips.map(({ id, firstPage, pageCount, fileName, doubt, employee }) => (
            <tr key={id}>
              <th scope="row">{pages(firstPage, pageCount)}</th>
              <td data-label={columns.file}>{fileName}</td>
              <td data-label={columns.why}>{doubt ? doubts[doubt] : ''}</td>
              <td data-label={columns.name}>{employee ? `${employee.name}?` : '–'}</td>
              <td>
                <a
                  className="target"
                  href={href(paths.incomingPayslip(id))}
                  aria-label={doubtful.lookAt(pages(firstPage, pageCount), fileName)}
                >
                  {doubtful.look}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
