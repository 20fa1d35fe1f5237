import type { ListPage, Place } from '~/domain/lists/paging'
import { useHref, useTexts } from '../language'
import { Pagination } from '../pagination'
import { Table, type TableProps } from '../table'

interface RecordListProps<Row> extends Omit<TableProps<Row>, 'rows' | 'labelledBy'> {
  /** Of the heading, for links into the page. */
  id: string
  /** How many were found. */
  heading: string
  /** What the list is of; also its caption, unless that says more. */
  title: string
  shown: ListPage<Row>
  pathOf: (place: Place) => string
  /** Where the same list is a file; an act of the page's head, if not here. */
  filePath?: string
}

/** A page of a list of records: how many there are, the table, the other pages and the file. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { id, heading, title, caption = title, shown, pathOf, filePath, ...table } = props
  const { records } = useTexts()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Table {...table} caption={caption} rows={shown.items} />
      <Pagination list={title} shown={shown} pathOf={pathOf} />
      {filePath === undefined ? null : (
        <p className="screen-only">
          <a className="target" href={href(filePath)}>
            {records.file}
          </a>
        </p>
      )}
    </section>
  )
}
