import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatDate } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'

type Of = Pick<EmployeePage, 'employee'>

export function EmployeeDocuments({
  employee,
  documents,
}: Of & { documents: NonNullable<EmployeePage['documents']> }) {
  const texts = useTexts().employees.documents
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="unterlagen">
      <h2 id="unterlagen">{texts.title}</h2>
      {documents.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <ul>
          {documents.map(({ id, title, kind, dated }) => (
            <li key={id}>
              <a className="target" href={href(paths.officeEmployeeDocument(employee.id, id))}>
                {title ?? texts.kinds[kind]} (PDF)
              </a>
              , {dated.length === 4 ? dated : formatDate(dated, language)}
            </li>
          ))}
        </ul>
      )}
      <p className="screen-only">
        <a className="target" href={href(paths.employeeDocuments(employee.id))}>
          {texts.add}
        </a>
      </p>
    </section>
  )
}

export function Leaver({ employee, days }: Of & { days: number }) {
  const texts = useTexts().employees.leaver
  return (
    <section className="stack-tight screen-only" aria-labelledby="abschied">
      <h2 id="abschied">{texts.title}</h2>
      <p>{texts.text(days)}</p>
      <OfficeForm action={paths.employeeLeaverLink(employee.id)} button={texts.button} isQuiet />
    </section>
  )
}
