import type { Handover } from '~/domain/handovers/list.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { useFormatName } from '../hours/format-name'

export function HandoverFiles({ handovers }: { handovers: Handover[] }) {
  const { files: texts } = useTexts().handover
  const nameOf = useFormatName()
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="dateien">
      <h2 id="dateien">{texts.title}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.file}</th>
            <th scope="col">{texts.format}</th>
            <th scope="col">{texts.at}</th>
            <th scope="col">{texts.by}</th>
            <th scope="col">{texts.people}</th>
          </tr>
        </thead>
        <tbody>
          {handovers.map(({ id, fileName, format, isWhole, at, by, employeeCount, lineCount }) => (
            <tr key={id}>
              <th scope="row">
                <a className="target" href={paths.handoverFile(id)}>
                  {fileName}
                </a>
                {isWhole ? <Remark>{texts.whole}</Remark> : null}
              </th>
              <td data-label={texts.format}>{nameOf(format)}</td>
              <td data-label={texts.at}>{formatMoment(at, language)}</td>
              <td data-label={texts.by}>{by ?? '–'}</td>
              <td data-label={texts.people}>
                {employeeCount === 0 ? texts.empty : texts.count(employeeCount, lineCount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
