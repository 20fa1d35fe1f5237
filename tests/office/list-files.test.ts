import { beforeAll, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { BYTE_ORDER_MARK } from '~/documents/csv'
import { createContract } from '~/domain/contracts/contracts.server'
import { makeCustomer } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { lineOf, makeInvoice } from '../factories/invoices'
import { ask } from '../support/app'
import { house } from '../support/house'
import { textOf } from '../support/html'
import { routeTable } from '../support/route-table'
import { signedInAs } from '../support/session'

// What a list shows and what its file says are the same rows with the same values, in each order that the list offers.

/** What the file calls a record that has no name. */
const NO_NAME = /^[\da-f-]{36}$/

type Row = Record<string, string>
/** By the list's address: its cells as the file has them, in the order of the page. */
const LISTS: Record<string, (row: Row) => (string | undefined)[]> = {
  '/buero/kunden': (row) => [
    row.Name,
    row.Kundennummer,
    `${row.Postleitzahl} ${row.Ort}`,
    row['E-Mail-Adresse'],
  ],
  '/buero/vertraege': (row) => [
    ...pick(row, 'Worum es geht', 'Kunde', 'Vertragsnummer', 'Nächste Rechnung'),
    ...pick(row, 'Netto', 'Wie oft Sie eine Rechnung stellen'),
  ],
  '/buero/mandate': (row) =>
    pick(row, 'Kunde', 'Mandatsreferenz', 'Konto', 'Erteilt am', 'Zuletzt abgebucht', 'Stand'),
  '/buero/rechnungen': (row) => [
    row.Nummer || `Entwurf vom ${today().split('-').reverse().join('.')}`,
    ...pick(row, 'Kunde', 'Datum', 'Fällig', 'Stand', 'Netto', 'Betrag'),
  ],
  '/buero/mitarbeiter': (row) => [
    `${row.Nachname}, ${row.Vorname}`,
    ...pick(row, 'Personalnummer', 'Beschäftigungsart', 'Eintritt am', 'Letzter Lohnzettel'),
  ],
  '/buero/stunden': (row) => [
    ...pick(row, 'Name', 'Personalnummer'),
    row.Stunden || 'fehlen noch',
    ...pick(row, 'Davon Überstunden', 'Woher', 'Eingegangen'),
  ],
  '/buero/lohnzettel': (row) => [
    ...pick(row, 'Name', 'Personalnummer'),
    row.Freigegeben || 'noch keiner',
    ...pick(row, 'Angekündigt', 'Geöffnet', 'Auszahlung'),
  ],
  '/buero/aufgaben': (row) => pick(row, 'Was', 'Von wem', 'Wann', 'Wer kümmert sich'),
  '/buero/postausgang': (row) => [
    row.Empfänger,
    `${row.Art} ${row.Betrifft}`.trim(),
    ...pick(row, 'Datum', 'Stand'),
  ],
  '/buero/personen': (row) => pick(row, 'Name', 'E-Mail-Adresse', 'Rolle', 'Stand'),
  '/buero/protokoll': (row) =>
    pick(row, 'Wann', 'Wer', 'Art', 'Was', 'Was geschah', 'Angabe', 'Vorher', 'Nachher'),
}

let read: (path: string) => Promise<string>

beforeAll(async () => {
  const { scope } = await makeFirm(house, 'zeilen', idsOf('f'))
  for (const name of ['=Müller; "Söhne"', 'Ärger & Öl GmbH', '-3 Grad']) {
    const { id: customerId } = await makeCustomer(house, scope, { name })
    await makeInvoice(house, scope, customerId, { lines: [lineOf({ quantity: '1234.5' })] })
    await createContract(house, scope, {
      customer_id: customerId,
      title: `Winterdienst ${name}`,
      starts_on: '2026-01-01',
      notice_months: 3,
      interval_months: 3,
      lines: [lineOf({ quantity: '567.89' })],
    })
  }
  await makeEmployee(house, scope, { last_name: 'Öztürk', entry_on: '2019-05-01', exit_on: null })
  const headers = await signedInAs(house, scope, 'owner')
  read = async (path) => {
    const answer = await ask(path, { headers })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
})

/** The name of whoever has the address stands on the page alone. */
function withoutName([recipient = '', address, ...cells]: string[]): string[] {
  return [address || recipient, ...cells]
}

test('every list that has a file is looked at here', () => {
  const files = Object.keys(routeTable).filter((path) => /^\/buero\/(\w+)\/\1\.csv$/.test(path))
  expect(files.map((path) => path.replace(/\/\w+\.csv$/, '')).sort()).toEqual(Object.keys(LISTS).sort())
})

test.each(Object.entries(LISTS))('%s says in its file what it shows', async (path, cellsOf) => {
  const orders = ordersOf(await read(path))
  for (const order of orders.length > 0 ? orders : ['']) {
    const html = await read(path + order)
    const file = /href="([^"]+\.csv[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const shown = tableOf(html).map((cells) => (path === '/buero/postausgang' ? withoutName(cells) : cells))
    expect(shown.length).toBeGreaterThan(0)
    const lines = rowsOf(await read(file))
      // A sum is no row of the list.
      .filter((row) => row.Name !== 'Summe')
      .map((row) => cellsOf(row).map(plain))
    if (path === '/buero/protokoll') expectEntries(shown, lines)
    else
      expect(
        shown.map((cells) => cells.slice(0, lines[0]?.length)),
        path + order,
      ).toEqual(lines)
  }
})

/** The file has a line for each field that changed, and goes on behind the page. */
function expectEntries(shown: string[][], lines: string[][]): void {
  const entries = shown.map((cells) => cells.join(' '))
  let entry = 0
  for (const line of lines) {
    if (missing(entries[entry], line).length > 0) entry += 1
    if (entry === entries.length) break
    expect(missing(entries[entry], line), entries[entry]).toEqual([])
  }
  expect(entry).toBeGreaterThanOrEqual(entries.length - 1)
}

function missing(entry = '', line: string[]): string[] {
  return line.filter((value) => !NO_NAME.test(value) && !entry.includes(value))
}

/** Each order that the list offers, as it stands in the address. */
function ordersOf(html: string): string[] {
  const [, name, options = ''] =
    /<select[^>]*name="(ordnung|reihenfolge)"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
  return [...options.matchAll(/<option value="(\w*)"/g)].map(([, value]) => `?${name}=${value}`)
}

/** The cells of the page's first table, in which a dash says nothing. */
function tableOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? ''
  return body
    .split('</tr>')
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<(t[hd])\b.*?<\/\1>/gs)].map(([cell]) => plain(textOf(cell).trim())))
}

/** One value for what the page writes to be read and the file to be calculated with. */
function plain(text = ''): string {
  return text
    .replace(/^–$/, '')
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/[ \u00a0]€/g, '')
    .replace('−', '-')
    .replace(/(\d{4}), (?=\d\d:\d\d)/, '$1 ')
}

function pick(row: Row, ...columns: string[]): string[] {
  return columns.map((column) => {
    const value = row[column]
    if (value === undefined) throw new Error(`The file has no column ${column}`)
    return value
  })
}

/** A file's lines by their headings, read as a spreadsheet reads them. */
function rowsOf(file: string): Row[] {
  const lines = file.replace(BYTE_ORDER_MARK, '').trimEnd().split('\r\n')
  const [head = [], ...rows] = lines.map((line) =>
    [...`${line};`.matchAll(/("(?:[^"]|"")*"|[^;]*);/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  )
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}
