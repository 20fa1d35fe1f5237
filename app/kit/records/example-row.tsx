import { useTexts } from '../language'
import { Table } from '../table'
import { type ExampleList, useExamples } from './examples'

interface Props {
  /** What a row will say, by the title of its column. */
  cells: readonly { title: string; value: string }[]
}

const PLACES = ['first', 'end', 'below', 'belowEnd'] as const

/** Its words are put together only where it is shown. */
export function ExampleOf({ list }: { list: ExampleList }) {
  return <ExampleRow cells={useExamples()[list]} />
}

/** What a list will look like once there is something in it. A screen reader does not hear of it: it is no data. */
export function ExampleRow({ cells }: Props) {
  const { example } = useTexts().records
  return (
    <div className="soft screen-only" aria-hidden="true">
      <Table
        caption={example}
        isCaptionShown
        rows={['example']}
        keyOf={(row) => row}
        columns={cells.map(({ title, value }, index) => {
          const phone = PLACES[index]
          return { title, cell: () => value, ...(phone && { phone }) }
        })}
      />
    </div>
  )
}
