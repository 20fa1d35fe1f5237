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
  look?: 'number' | 'amount' | 'name' | 'whole' | 'soft' | undefined
  /** Names the row, where the first column does not. */
  isRowName?: boolean
  /** Keeps the parts of a value together beside its title. */
  isGroup?: boolean
  /** On a card, says by itself what it is: a link, a button, a field. */
  isUntitled?: boolean
  isOnScreenOnly?: boolean | undefined
  isTitleHidden?: boolean
  /**
   * Where the value stands in a row of two lines, on a phone: `first`, `beside` and `end` of the first line, `below` and
   * `belowEnd` of the second. If any column says so, the others are left out there.
   */
  phone?: 'first' | 'beside' | 'end' | 'below' | 'belowEnd' | undefined
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
  className?: string
  foot?: ReactNode
}

const FEW = 3
const SOME = 5
const MANY = 8

/** A table whose titles are written once: over the columns, and beside the values of a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, keyOf, caption, isCaptionShown = false, labelledBy, foot } = props
  const columns = props.columns.filter((column) => column !== false)
  const looks = columns.map(lookOf)
  const rowName = columns.find(({ isRowName }) => isRowName) ?? columns[0]
  const isTwoLines = columns.some(({ phone }) => phone)
  const isCards = props.kind !== 'plain' && !isTwoLines
  const table = (
    <table className={classOf(props, isTwoLines)} aria-labelledby={labelledBy}>
      {caption === undefined ? null : (
        <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      )}
      <thead>
        <tr>{columns.map(titleOf)}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map((column, place) =>
              column === rowName ? (
                <th key={column.title} scope="row" className={looks[place]}>
                  {column.cell(row, index)}
                </th>
              ) : (
                cellOf(column, looks[place], column.cell(row, index), isCards)
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot}
    </table>
  )
  const isMeasured = isTwoLines || (isCards && props.kind !== 'facts')
  return isMeasured ? <div className={roomOf(columns.length)}>{table}</div> : table
}

/** What measures the room for a table that can be rows of two lines or cards instead. */
function roomOf(columns: number): string {
  if (columns <= FEW) return 'room room-few'
  if (columns <= SOME) return 'room room-some'
  return columns < MANY ? 'room' : 'room room-many'
}

function classOf({ kind = 'list', className }: Omit<TableProps<never>, 'rows'>, isTwoLines: boolean): string {
  const parts = [
    isTwoLines ? 'rows' : kind !== 'plain' && 'table-cards',
    kind === 'list' && 'list',
    className,
  ]
  return ['table', ...parts].filter(Boolean).join(' ')
}

type ColumnLook = Omit<Column<never>, 'cell'>

function titleOf({ title, look, isOnScreenOnly, isTitleHidden }: ColumnLook) {
  const className = lookOf({ look: look === 'number' ? look : undefined, isOnScreenOnly })
  return (
    <th key={title} scope="col" className={className}>
      {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
    </th>
  )
}

/** An empty cell needs no title on a card. */
function cellOf(
  { title, isGroup, isUntitled }: ColumnLook,
  className: string | undefined,
  content: ReactNode,
  isCards: boolean,
) {
  const label = isCards && !isUntitled && content !== null ? title : undefined
  return (
    <td key={title} data-label={label} className={className}>
      {isGroup ? <span className="value">{content}</span> : content}
    </td>
  )
}

function lookOf({ look, isOnScreenOnly, phone }: Pick<ColumnLook, 'look' | 'isOnScreenOnly' | 'phone'>) {
  const parts = [look, isOnScreenOnly && 'screen-only', phone && `at-${phone}`]
  return parts.filter(Boolean).join(' ') || undefined
}
