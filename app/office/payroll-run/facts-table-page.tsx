import { faultWords } from '~/i18n/fault-words'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField } from '~/kit/field'
import { PASTED_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { CheckedRow, CheckedTable } from './facts-table.server'
import { TAKE_FIELD } from './table-form'

export function PayrollTablePage({ check }: { check: CheckedTable | null }) {
  const { payrollRun } = useTexts()
  const { table: texts, saved, back } = payrollRun
  const refusal = useRefusal()
  const table = fieldOf(refusal, PASTED_FIELD)
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={saved} />
      <PageHead back={{ to: paths.payslips(), label: back }} title={texts.title} />
      <p>{texts.text}</p>
      <p>{texts.columns}</p>
      {check ? <Checked check={check} pasted={table.defaultValue ?? ''} /> : null}
      <OfficeForm action={paths.payrollTable()} button={texts.check} isQuiet={check?.isReady ?? false}>
        <TextAreaField {...table} label={texts.table} rows={12} spellCheck={false} />
      </OfficeForm>
    </>
  )
}

function Checked({ check, pasted }: { check: CheckedTable; pasted: string }) {
  const { table: texts } = useTexts().payrollRun
  const { rows, unknown, kind, isReady } = check
  return (
    <section className="stack-tight" aria-labelledby="ergebnis">
      <h2 id="ergebnis">
        {texts.checked}: {texts.kinds[kind]}
      </h2>
      {unknown.length > 0 ? <p>{texts.unknown(unknown.join(', '))}</p> : null}
      <Table
        caption={texts.checked}
        className="import-rows"
        rows={rows}
        keyOf={({ row }) => row}
        columns={[
          { title: texts.heads.row, cell: ({ row }) => row },
          { title: texts.heads.number, cell: ({ number }) => number || '–' },
          { title: texts.heads.name, isRowName: true, cell: ({ person }) => person?.name ?? '–' },
          { title: texts.heads.finding, cell: (row) => <Finding row={row} /> },
        ]}
      />
      {isReady ? (
        <OfficeForm action={paths.payrollTable()} button={texts.take}>
          <input type="hidden" name={PASTED_FIELD} value={pasted} />
          <input type="hidden" name={TAKE_FIELD} value="ja" />
        </OfficeForm>
      ) : (
        <p>{texts.mend}</p>
      )}
    </section>
  )
}

function Finding({ row: { person, isTwice, faults } }: { row: CheckedRow }) {
  const texts = useTexts()
  const { table: words, facts } = texts.payrollRun
  const { opening } = texts.employees
  if (!person) return words.nobody
  if (isTwice) return words.twice
  if (faults.length === 0) return words.ready
  const names: Readonly<Record<string, string>> = { ...opening.sums, until: opening.until, ...facts.fields }
  return (
    <ul className="to-do">
      {faults.map(({ field, fault }) => (
        <li key={field}>
          {names[field] ? `${names[field]}: ` : ''}
          {faultWords(texts.faults, fault)}
        </li>
      ))}
    </ul>
  )
}
