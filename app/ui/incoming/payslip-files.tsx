import type { PayslipFile } from '~/domain/payslip-files/list.server'
import { REVISION_FIELD } from '~/forms/form-fields'
import { formatDayOf, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useLanguage, useTexts } from '../language'
import { useFormAction } from '../office/form-action'

export function PayslipFiles({ files }: { files: PayslipFile[] }) {
  const { files: texts, columns } = useTexts().incoming
  const language = useLanguage()
  const actionOf = useFormAction()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{texts.title}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.slips}</th>
            <th scope="col">{columns.waiting}</th>
            <th scope="col">{columns.action}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, fileName, month, createdAt, slipCount, waiting }) => (
            <tr key={id}>
              <th scope="row">{fileName}</th>
              <td data-label={columns.month}>{formatMonth(month, language)}</td>
              <td data-label={columns.when}>{formatDayOf(createdAt, language)}</td>
              <td data-label={columns.slips}>{slipCount}</td>
              <td data-label={columns.waiting}>{waiting}</td>
              <td>
                {waiting === 0 ? null : (
                  <form method="post" action={actionOf(paths.payslipFileDiscard(id))}>
                    <input type="hidden" name={REVISION_FIELD} value={waiting} />
                    <button
                      type="submit"
                      className="button button-quiet button-row"
                      aria-label={texts.discardOf(fileName)}
                    >
                      {texts.discard}
                    </button>
                  </form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
