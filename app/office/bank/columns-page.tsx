import { differingNumber } from '~/domain/bank/conflict'
import { type ColumnMap, MAPPED_FIELDS } from '~/domain/bank/formats/csv/column-map'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { ACCOUNT_FIELD, columnField, DATES_FIELD, DECIMAL_FIELD, LAYOUT_NAME_FIELD } from './columns-form'

/** Cells shown of each column, and characters of each. */
const SHOWN = 3
const LONGEST = 60

interface Props {
  fileId: string
  accountId?: string | undefined
  /** Open ones. */
  accounts: { value: string; label: string }[]
  action: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** As it was called before. */
  name?: string | undefined
  proposed: ColumnMap
}

/** A CSV that we do not know: a person says what its columns are, seeing what stands in them. */
export function ColumnsPage({ fileId, accountId, accounts, action, name, proposed, ...file }: Props) {
  const { bank } = useTexts()
  const texts = bank.columns
  const refusal = useRefusal()
  const fault = refusal.faults.form
  const number = differingNumber(typeof fault === 'string' ? fault : undefined)
  const isAsked = ACCOUNT_FIELD in refusal.faults || Boolean(refusal.values[ACCOUNT_FIELD])
  const chosen = (name: string, otherwise: string) => refusal.values[name] ?? otherwise
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={bank.saved} />
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={texts.title}
        next={null}
        others={[{ label: texts.discard, action: paths.bankColumnsEnd(fileId), isEnd: true }]}
      />
      <p>{texts.text}</p>
      <OfficeForm
        action={number === undefined ? action : paths.bankColumns(fileId, accountId, number)}
        button={number === undefined ? texts.button : bank.upload.confirm}
      >
        <TextField
          {...fieldOf(refusal, LAYOUT_NAME_FIELD, name)}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        {isAsked ? (
          <SelectField
            {...fieldOf(refusal, ACCOUNT_FIELD)}
            label={texts.account}
            value={chosen(ACCOUNT_FIELD, '')}
            options={[{ value: '', label: texts.unchosen }, ...accounts]}
          />
        ) : null}
        <ColumnTable {...file} fieldAt={(at) => chosen(columnField(at), proposed.fields[at] ?? '')} />
        <SelectField
          name={DATES_FIELD}
          label={texts.dates}
          value={chosen(DATES_FIELD, proposed.dates)}
          options={(['DMY', 'YMD', 'MDY'] as const).map((value) => ({ value, label: texts.orders[value] }))}
        />
        <SelectField
          name={DECIMAL_FIELD}
          label={texts.decimal}
          value={chosen(DECIMAL_FIELD, proposed.decimal)}
          options={[
            { value: ',', label: texts.comma },
            { value: '.', label: texts.point },
          ]}
        />
      </OfficeForm>
    </>
  )
}

interface Columns extends Pick<Props, 'headings' | 'rows'> {
  fieldAt: (at: number) => string
}

/** A row for each column of the file, so that a wide file fits a phone. */
function ColumnTable({ headings, rows, fieldAt }: Columns) {
  const texts = useTexts().bank.columns
  const options = [
    { value: '', label: texts.nothing },
    ...MAPPED_FIELDS.map((field) => ({ value: field, label: texts.fields[field] })),
  ]
  return (
    <Table
      caption={texts.title}
      rows={headings.map((heading, at) => ({ name: heading || texts.unnamed(at + 1), at }))}
      keyOf={({ at }) => String(at)}
      columns={[
        { title: texts.heading, look: 'name', phone: 'first', isRowName: true, cell: ({ name }) => name },
        {
          title: texts.examples,
          phone: 'below',
          cell: ({ at }) => <span className="soft">{examplesOf(rows, at)}</span>,
        },
        {
          title: texts.meaning,
          look: 'name',
          phone: 'end',
          cell: ({ name, at }) => (
            <select
              className="input"
              name={columnField(at)}
              aria-label={texts.meaningOf(name)}
              defaultValue={fieldAt(at)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ),
        },
      ]}
    />
  )
}

function examplesOf(rows: Props['rows'], at: number): string {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
  return [...new Set(cells)]
    .slice(0, SHOWN)
    .map((cell) => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell))
    .join(' · ')
}
