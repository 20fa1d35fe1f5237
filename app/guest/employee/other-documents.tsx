import type { EmployeePortal } from '~/domain/portals/employee.server'
import { formatLongDate } from '~/i18n/format'
import { useHref, useReaderLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function OtherDocuments({ token, documents }: Pick<EmployeePortal, 'documents'> & { token: string }) {
  const { documents: texts, file } = useTexts().employee
  const language = useReaderLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="unterlagen">
      <h2 id="unterlagen">{texts.title}</h2>
      <ul className="sheet other-documents">
        {documents.map(({ id, kind, dated, title }) => (
          <li key={id}>
            <span>
              <bdi>{title ?? texts.kinds[kind]}</bdi>{' '}
              <span className="soft small">
                {dated.length === 4 ? dated : formatLongDate(dated, language)}
              </span>
            </span>
            <a className="target screen-only" href={href(paths.employeeDocument(token, id))} download>
              {file} <span className="visually-hidden">{title ?? texts.kinds[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
