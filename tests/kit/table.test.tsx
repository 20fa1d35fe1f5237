import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Column, Table } from '~/kit/table'

interface Plank {
  id: string
  wood: string
  euros: string | null
}

const PLANKS: Plank[] = [
  { id: 'a', wood: 'Eiche', euros: '12,00' },
  { id: 'b', wood: 'Esche', euros: null },
]
const WOOD: Column<Plank> = { title: 'Holz', look: 'name', cell: ({ wood }) => wood }
const PRICE: Column<Plank> = { title: 'Preis', look: 'number', cell: ({ euros }) => euros }

function html(props: Partial<Parameters<typeof Table<Plank>>[0]>): string {
  return renderToStaticMarkup(
    <Table rows={PLANKS} keyOf={({ id }) => id} columns={[WOOD, PRICE]} {...props} />,
  )
}

test('a title stands over its column and beside each value, figures and their title to the right', () => {
  expect(html({ caption: 'Bretter' })).toBe(
    '<div class="room room-few"><table class="table table-cards list"><caption class="visually-hidden">Bretter</caption>' +
      '<thead><tr><th scope="col">Holz</th><th scope="col" class="number">Preis</th></tr></thead><tbody>' +
      '<tr><th scope="row" class="name">Eiche</th><td data-label="Preis" class="number">12,00</td></tr>' +
      '<tr><th scope="row" class="name">Esche</th><td class="number"></td></tr></tbody></table></div>',
  )
})

test.each<[string, Partial<Column<Plank>>, string, string]>([
  [
    'several parts',
    { isGroup: true },
    '<th scope="col">Holz</th>',
    '<td data-label="Holz"><span class="value">Eiche</span></td>',
  ],
  ['an act', { isUntitled: true }, '<th scope="col">Holz</th>', '<td>Eiche</td>'],
  [
    'not on paper',
    { isOnScreenOnly: true, look: 'number' },
    '<th scope="col" class="number screen-only">Holz</th>',
    '<td data-label="Holz" class="number screen-only">Eiche</td>',
  ],
  [
    'no title to see',
    { isTitleHidden: true },
    '<th scope="col"><span class="visually-hidden">Holz</span></th>',
    '<td data-label="Holz">Eiche</td>',
  ],
])('a column with %s', (_, column, title, value) => {
  const { look: _look, ...wood } = WOOD
  const made = html({ columns: [PRICE, { ...wood, ...column }] })
  expect(made).toContain(`Preis</th>${title}</tr></thead>`)
  expect(made).toContain(`12,00</th>${value}</tr>`)
})

test('a row is named by its first column, or by the one that says so', () => {
  const made = html({ columns: [PRICE, { ...WOOD, isRowName: true }] })
  expect(made).toContain(
    '<td data-label="Preis" class="number">12,00</td><th scope="row" class="name">Eiche</th>',
  )
})

test('what somebody may not see has neither title nor values', () => {
  const made = html({ columns: [WOOD, false] })
  expect(made).not.toMatch(/Preis|12,00/)
})

test.each<[string, Parameters<typeof html>[0], string]>([
  ['never cards', { kind: 'plain' }, '<table class="table"><thead>'],
  ['of its own', { className: 'import-rows' }, '<table class="table table-cards list import-rows"><thead>'],
  [
    'named by a heading',
    { labelledBy: 'holz' },
    '<table class="table table-cards list" aria-labelledby="holz"><thead>',
  ],
  [
    'a caption for all',
    { caption: 'Bretter', isCaptionShown: true },
    'list"><caption>Bretter</caption><thead>',
  ],
])('a table: %s', (_, props, expected) => expect(html(props)).toContain(expected))

test('on no card, a value has no title beside it', () =>
  expect(html({ kind: 'plain' })).toContain('<td class="number">12,00</td>'))

test('sums stand below', () => expect(html({ foot: <tfoot /> })).toContain('</tbody><tfoot></tfoot></table>'))

/** Tables that list no records. */
const BY_HAND = [
  'app/guest/portal/invoice-table.tsx', // laid out for a phone by a grid of its own
  'app/office/invoices/editor/paste-preview.tsx', // only a look at what was pasted: no row has a name
  'app/office/payroll-run/slip-lines.tsx', // printed like a payslip, its head is only read out
  'app/office/tasks/address-change.tsx', // two addresses side by side
]

test('no other screen writes the head of a table', () => {
  const screens = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== 'kit/table.tsx')
    .map((file) => `app/${file}`)
  const byHand = screens.filter((file) => readFileSync(file, 'utf8').includes('<thead'))
  expect(byHand.sort()).toEqual(BY_HAND)
})
