import { Table } from '~/kit/table'
import type { ShownField } from './fields'
import type { DocsFrame } from './frame'
import { Prose } from './prose'

interface Props {
  fields: readonly ShownField[]
  caption: string
  labels: DocsFrame['texts']['labels']
  /** Of an answer, nothing is required. */
  isAnswer?: boolean
}

export function FieldTable({ fields, caption, labels, isAnswer = false }: Props) {
  return (
    <Table
      kind="plain"
      className="field-table"
      caption={caption}
      isCaptionShown
      rows={fields}
      keyOf={({ name }) => name}
      columns={[
        { title: labels.field, cell: ({ name }) => <FieldName name={name} /> },
        {
          title: labels.type,
          isGroup: true,
          cell: ({ type, isRequired }) => (
            <>
              <span className="field-type">{type}</span>
              {isRequired && !isAnswer ? (
                <span className="small field-required">{labels.required}</span>
              ) : null}
            </>
          ),
        },
        { title: labels.meaning, isGroup: true, cell: (field) => <Meaning {...field} labels={labels} /> },
      ]}
    />
  )
}

/** May break between its parts. */
function FieldName({ name }: { name: string }) {
  const parts = name.split(/(?<=[._])/)
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other name
        <span key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </span>
      ))}
    </code>
  )
}

function Meaning({ text, values, example, labels }: ShownField & Pick<Props, 'labels'>) {
  return (
    <>
      {text === '' ? null : <Prose text={text} />}{' '}
      {values.length > 0 ? (
        <span className="soft">
          {values.length === 1 ? labels.always : labels.values}{' '}
          {values.map((value, index) => (
            <span key={value}>
              {index > 0 ? ', ' : ''}
              <code>{value}</code>
            </span>
          ))}
          .
        </span>
      ) : null}
      {example === null ? null : (
        <span className="soft">
          {labels.example} <code>{example}</code>
        </span>
      )}
    </>
  )
}
