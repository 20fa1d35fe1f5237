import type { ListPage } from '~/domain/lists/paging'
import { ColumnChart } from '~/kit/charts/column-chart'
import { ShareChart } from '~/kit/charts/share-chart'
import { Money } from '~/kit/figures'
import { InvoiceStatusMark } from '~/kit/invoice-status'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleRow } from '~/kit/records/example-row'
import { RecordList } from '~/kit/records/record-list'
import { SearchForm } from '~/kit/records/search-form'
import { Tabs } from '~/kit/records/tabs'
import { Remark } from '~/kit/remark'
import { SelectField } from '~/kit/select-field'
import { type Column, Table } from '~/kit/table'
import { WorkProgress } from '~/kit/work-progress'
import { Sample, Samples } from './sample'
import { HERE, LONG, SENTENCE, SHORT, USUAL } from './words'

interface Row {
  id: string
  name: string
  cents: number
}

const ROWS: Row[] = [
  { id: '1', name: SHORT, cents: 0 },
  { id: '2', name: USUAL, cents: 123_450 },
  { id: '3', name: LONG, cents: -123_456_789 },
]

const COLUMNS: Column<Row>[] = [
  {
    title: 'Nummer',
    look: 'whole',
    phone: 'first',
    cell: ({ id }) => <a className="target" href={HERE}>{`2026-000${id}`}</a>,
  },
  { title: 'Kunde', look: 'name', phone: 'beside', cell: ({ name }) => name },
  {
    title: 'Stand',
    phone: 'below',
    cell: ({ cents }) => (
      <InvoiceStatusMark status={{ state: cents === 0 ? 'paid' : 'cancelled' } as never} />
    ),
  },
  {
    title: 'Betrag',
    look: 'number',
    phone: 'end',
    cell: ({ cents }) => (
      <>
        <Money cents={cents} />
        {cents > 0 ? <Remark>noch 1,00 €</Remark> : null}
      </>
    ),
  },
]

const page = (items: Row[]): ListPage<Row> => ({
  ...{ items, total: items.length, page: 2, pages: null, isBare: items.length === 0 },
  ...{ previous: items[0]?.id ?? null, next: items[0]?.id ?? null },
})

export function ListSamples() {
  const ofRows = { rows: ROWS, keyOf: ({ id }: Row) => id }
  const cards = COLUMNS.map(({ phone: _, ...column }) => column)
  return (
    <Samples name="Liste">
      <Sample state="Reiter, ohne und mit Zahl">
        <Tabs
          label="Stand"
          tabs={['Alle', 'Offen', 'Überfällig', LONG].map((label, index) => ({
            ...{ label, to: `${HERE}?${index}`, isCurrent: index === 1 },
            count: index * 999,
          }))}
        />
      </Sample>
      <Sample state="Suche: leer, eingeschränkt">
        <SearchForm
          path={HERE}
          title="Suche"
          search={{ name: 'suche', label: USUAL, defaultValue: '' }}
          reset={null}
        >
          <SelectField
            name="ordnung"
            label="Reihenfolge"
            value="a"
            options={[{ value: 'a', label: USUAL }]}
          />
        </SearchForm>
        <SearchForm
          path={HERE}
          title="Suche, eingeschränkt"
          search={{ name: 'suche-2', label: USUAL, defaultValue: LONG }}
          reset={HERE}
        >
          <SelectField
            name="ordnung-2"
            label="Reihenfolge"
            value="a"
            options={[{ value: 'a', label: LONG }]}
          />
        </SearchForm>
      </Sample>
      <Sample state="Seite einer Liste, zwei Zeilen auf dem Telefon">
        <RecordList
          {...{
            id: 'liste',
            title: 'Rechnungen',
            heading: '3 Rechnungen',
            shown: page(ROWS),
            columns: COLUMNS,
          }}
          keyOf={ofRows.keyOf}
          pathOf={({ page: number }) => `${HERE}?seite=${number}`}
          filePath={HERE}
        />
      </Sample>
      <Sample state="Karten auf dem Telefon, Fakten, schlicht mit Summe">
        <Table caption="Karten" {...ofRows} columns={cards} />
        <Table caption="Fakten" kind="facts" {...ofRows} columns={cards} />
        <Table
          caption="Schlicht"
          isCaptionShown
          kind="plain"
          {...ofRows}
          columns={cards.slice(1, 2).concat(cards.slice(3))}
          foot={
            <tfoot>
              <tr className="total">
                <th scope="row">Zusammen</th>
                <td className="number">
                  <Money cents={-123_333_339} />
                </td>
              </tr>
            </tfoot>
          }
        />
      </Sample>
      <Sample state="Leer: noch nie etwas, nichts gefunden, jetzt nichts">
        <EmptyList
          shown={{ isBare: true }}
          isNarrowed
          texts={NONE}
          first={{ to: HERE, label: 'Erste anlegen' }}
          example={
            <ExampleRow
              cells={[
                { title: 'Nummer', value: SHORT },
                { title: 'Kunde', value: LONG },
              ]}
            />
          }
        />
        <EmptyList shown={{ isBare: false }} isNarrowed texts={NONE} />
        <EmptyList shown={{ isBare: false }} isNarrowed={false} texts={NONE} />
      </Sample>
      <Sample state="Säulen: mit Vorjahr und laufendem Monat, unter null, nichts">
        <ColumnChart label="Säulen mit Vorjahr" columns={columns([120_000, 0, 98_765_432], 50_000)} />
        <ColumnChart label="Säulen unter null" columns={columns([-50_000, 120_000, -1])} />
        <ColumnChart label="Keine Säulen" columns={columns([0, 0, 0])} />
      </Sample>
      <Sample state="Arbeit im Hintergrund: läuft, ist fertig">
        {[172, 0].map((open) => (
          <WorkProgress
            key={open}
            id={`arbeit-${open}`}
            progress={{ total: 300, open }}
            words={WORK}
            over={LONG}
            page={HERE}
          >
            <p>{SENTENCE}</p>
          </WorkProgress>
        ))}
      </Sample>
      <Sample state="Balken: kurz und lang">
        <ShareChart label="Balken" shares={ROWS.map(({ id, ...row }) => ({ key: id, ...row }))} />
      </Sample>
    </Samples>
  )
}

const WORK = {
  label: 'Freigabe',
  running: (done: number, total: number) => `${done} von ${total} sind fertig.`,
  goesOn: SENTENCE,
  look: 'Nachsehen',
}

const NONE = { none: SENTENCE, noneFound: 'Nichts gefunden.', noneNow: 'Gerade nichts.' }

function columns(amounts: number[], beforeCents?: number) {
  return amounts.map((cents, index) => ({
    ...{ key: `${index}`, label: 'JFM'.charAt(index), name: `Monat ${index + 1}`, cents },
    ...(beforeCents === undefined ? {} : { beforeCents, isRunning: index === 2 }),
  }))
}
