import { importLabels } from '~/i18n/import-words'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { type Column, FieldOfColumn } from './field-of-column'
import type { ImportedKind } from './kind'
import { columnField } from './mapping-form'

interface Props {
  kind: ImportedKind
  id: string
  fields: string[]
  columns: Column[]
  isRecalled: boolean
  otherwise: { name: string; values: readonly string[]; chosen: string }[]
}

export function MappingPage({ kind, id, fields, columns, isRecalled, otherwise }: Props) {
  const texts = useTexts()
  const { mapping } = texts.imports
  const labels = importLabels(texts, kind)
  const options = fields
    .map((value) => ({ value, label: labels[value] ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label))
  const titleOf = ({ heading }: Column, index: number) => heading || mapping.unnamed(index + 1)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.imports.saved} />
      <PageHead back={{ to: paths.imports(kind), label: mapping.back }} title={mapping.title} />
      <p>{isRecalled ? mapping.recalled : mapping.text}</p>
      <OfficeForm action={paths.importColumns(kind, id)} button={mapping.button}>
        <Table
          caption={mapping.title}
          className="import-columns"
          rows={columns}
          keyOf={(_, index) => columnField(index)}
          columns={[
            { title: mapping.column, cell: titleOf },
            {
              title: mapping.samples,
              look: 'soft',
              isUntitled: true,
              cell: ({ samples }) => samples.join(' · ') || mapping.none,
            },
            {
              title: mapping.field,
              isUntitled: true,
              cell: (column, index) => (
                <FieldOfColumn
                  field={column.field}
                  name={columnField(index)}
                  label={mapping.fieldOf(titleOf(column, index))}
                  options={[{ value: '', label: mapping.leaveOut }, ...options]}
                />
              ),
            },
          ]}
        />
        {otherwise.map((one) => (
          <Otherwise key={one.name} {...one} />
        ))}
      </OfficeForm>
    </>
  )
}

function Otherwise({ name, values, chosen }: Props['otherwise'][number]) {
  const texts = useTexts()
  const refusal = useRefusal()
  const labels: Readonly<Record<string, string>> = texts.imports.mapping.otherwise
  const words: Readonly<Record<string, string>> = {
    ...texts.customers.kinds,
    ...texts.common.employmentTypes,
  }
  return (
    <SelectField
      name={name}
      label={labels[name] ?? name}
      value={refusal.values[name] ?? chosen}
      options={values.map((value) => ({ value, label: words[value] ?? value }))}
    />
  )
}
