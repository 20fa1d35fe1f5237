import type { Key, ReactNode } from 'react'

/** What a table shows of each row. */
export interface Column<Row> {
  /** Stands over the column, and on a narrow screen beside each value. */
  title: string
  cell: (row: Row, index: number) => ReactNode
  /**
   * `number`: figures at the right edge, and the title with them; `amount`: figures of one width; `name`: never narrower
   * than most names; `whole`: no word broken.
   */
  look?: 'number' | 'amount' | 'name' | 'whole' | 'soft'
  /** Names the row, where the first column does not. */
  isRowName?: boolean
  /** Keeps the parts of a value together beside its title. */
  isGroup?: boolean
  /** On a card, says by itself what it is: a link, a button, a field. */
  isUntitled?: boolean
  isOnScreenOnly?: boolean
  isTitleHidden?: boolean
}

export interface TableProps<Row> {
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
  /** Read out before the table; `labelledBy` is the id of a heading that says the same. */
  caption?: string
  isCaptionShown?: boolean
  labelledBy?: string
  /** `list` (default) and `facts` are cards on a narrow screen, `plain` never; a `list` is smaller on a tablet. */
  kind?: 'list' | 'facts' | 'plain'
  /** Has more columns than a tablet has room for. */
  isWide?: boolean
  className?: string
  foot?: ReactNode
}

/** A table whose titles are written once: over the columns, and beside the values of a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, keyOf, caption, isCaptionShown = false, labelledBy, foot } = props
  const columns = props.columns.filter((column) => column !== false)
  const rowName = columns.find(({ isRowName }) => isRowName) ?? columns[0]
  const isCards = props.kind !== 'plain'
  return (
    <table className={classOf(props)} aria-labelledby={labelledBy}>
      {caption === undefined ? null : (
        <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      )}
      <thead>
        <tr>{columns.map(titleOf)}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map((column) =>
              column === rowName ? (
                <th key={column.title} scope="row" className={column.look}>
                  {column.cell(row, index)}
                </th>
              ) : (
                cellOf(column, column.cell(row, index), isCards)
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot}
    </table>
  )
}

function classOf({ kind = 'list', isWide = false, className }: Omit<TableProps<never>, 'rows'>): string {
  const parts = [
    kind !== 'plain' && 'table-cards',
    isWide && 'table-wide',
    kind === 'list' && 'list',
    className,
  ]
  return ['table', ...parts].filter(Boolean).join(' ')
}

function titleOf({ title, look, isOnScreenOnly, isTitleHidden }: Omit<Column<never>, 'cell'>) {
  return (
    <th key={title} scope="col" className={lookOf(look === 'number' ? look : undefined, isOnScreenOnly)}>
      {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
    </th>
  )
}

/** An empty cell needs no title on a card. */
function cellOf(
  { title, look, isGroup, isUntitled, isOnScreenOnly }: Omit<Column<never>, 'cell'>,
  content: ReactNode,
  isCards: boolean,
) {
  const label = isCards && !isUntitled && content !== null ? title : undefined
  return (
    <td key={title} data-label={label} className={lookOf(look, isOnScreenOnly)}>
      {isGroup ? <span className="value">{content}</span> : content}
    </td>
  )
}

function lookOf(look: Column<never>['look'], isOnScreenOnly = false): string | undefined {
  if (!isOnScreenOnly) return look
  return look === undefined ? 'screen-only' : `${look} screen-only`
}
