import type { EmployeeDocument } from '~/domain/employee-documents/list.server'
import { formatDate, formatDayOf } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FileField, PDF_ONLY } from '~/kit/file-field'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  employee: { id: string; name: string; hasAddress: boolean }
  documents: EmployeeDocument[]
  thisYear: string
}

export function EmployeeDocumentsPage({ employee, documents, thisYear }: Props) {
  const texts = useTexts().employees
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.employee(employee.id), label: texts.backToOne(employee.name) }}
        title={texts.documents.titleOf(employee.name)}
      />
      <p>{texts.documents.text}</p>
      <section className="stack-tight" aria-label={texts.documents.title} id="unterlagen">
        {documents.length === 0 ? (
          <p className="empty">{texts.documents.none}</p>
        ) : (
          <DocumentTable employee={employee} documents={documents} />
        )}
      </section>
      <section className="stack-tight screen-only" aria-labelledby="hinzufuegen">
        <h2 id="hinzufuegen">{texts.documents.form}</h2>
        <DocumentForm employee={employee} thisYear={thisYear} />
      </section>
    </>
  )
}

function DocumentTable({ employee, documents }: Pick<Props, 'employee' | 'documents'>) {
  const texts = useTexts().employees.documents
  const language = useLanguage()
  return (
    <Table
      caption={texts.title}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.name, cell: (document) => <DocumentName employee={employee} document={document} /> },
        {
          title: texts.dated,
          cell: ({ dated }) => (dated.length === 4 ? dated : formatDate(dated, language)),
        },
        { title: texts.added, cell: ({ createdAt }) => formatDayOf(createdAt, language) },
        { title: texts.state, cell: (document) => <DocumentState document={document} /> },
        {
          title: texts.action,
          isUntitled: true,
          cell: (document) => <Withdrawal employee={employee} document={document} />,
        },
      ]}
    />
  )
}

type OneDocument = Pick<Props, 'employee'> & { document: EmployeeDocument }

function DocumentName({ employee, document }: OneDocument) {
  const { kinds } = useTexts().employees.documents
  const href = useHref()
  const name = document.title ?? kinds[document.kind]
  if (document.withdrawnAt !== null) return name
  return (
    <a className="target" href={href(paths.officeEmployeeDocument(employee.id, document.id))}>
      {name} (PDF)
    </a>
  )
}

function DocumentState({ document: { withdrawnAt, downloadedAt } }: { document: EmployeeDocument }) {
  const { states } = useTexts().employees.documents
  const language = useLanguage()
  if (withdrawnAt !== null) return states.withdrawn(formatDayOf(withdrawnAt, language))
  return downloadedAt === null ? states.ready : states.downloaded(formatDayOf(downloadedAt, language))
}

function Withdrawal({ employee, document }: OneDocument) {
  const texts = useTexts().employees.documents
  const actionOf = useFormAction()
  if (document.withdrawnAt !== null || document.downloadedAt !== null) return null
  return (
    <form method="post" action={actionOf(paths.employeeDocumentWithdrawal(employee.id, document.id))}>
      <button
        type="submit"
        className="button button-quiet button-row"
        aria-label={texts.withdrawOf(document.title ?? texts.kinds[document.kind])}
      >
        {texts.withdraw}
      </button>
    </form>
  )
}

function DocumentForm({ employee, thisYear }: Pick<Props, 'employee' | 'thisYear'>) {
  const texts = useTexts().employees.documents
  const actionOf = useFormAction()
  const refusal = useRefusal()
  const kind = fieldOf(refusal, 'kind')
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={actionOf(paths.employeeDocuments(employee.id))}
      noValidate
    >
      <SelectField
        name="kind"
        label={texts.kind}
        value={kind.defaultValue ?? 'wage_tax_certificate'}
        fault={kind.fault}
        options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        {...fieldOf(refusal, 'dated', thisYear)}
        label={texts.dated}
        hint={texts.datedHint}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(refusal, 'title')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        isOptional
      />
      <FileField label={texts.file} hint={texts.fileHint} accept={PDF_ONLY} />
      {employee.hasAddress ? (
        <Checkbox
          id="announce"
          name="announce"
          label={texts.announce}
          isChecked={refusal.values.announce === 'ja'}
        />
      ) : null}
      <button type="submit" className="button">
        {texts.button}
      </button>
    </form>
  )
}
