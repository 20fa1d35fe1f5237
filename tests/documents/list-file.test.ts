import { expect, test } from 'vitest'
import { type FileColumn, listFile, longListFile } from '~/documents/list-file'

interface Plank {
  wood: string
  metres: number | null
}

const COLUMNS: FileColumn<Plank>[] = [
  ['Holz', ({ wood }) => wood],
  ['Länge; m', ({ metres }) => metres],
]
const PLANKS: Plank[] = [
  { wood: 'Eiche', metres: 3 },
  { wood: '=Esche', metres: null },
]
const FILE = '\uFEFFHolz;"Länge; m"\r\nEiche;3\r\n\'=Esche;\r\n'

test('a list’s file has a line of titles, a line for each row, and what stands below', () => {
  const { bytes, ...rest } = listFile({
    fileName: 'bretter.csv',
    columns: COLUMNS,
    rows: PLANKS,
    below: [['Summe', 3]],
  })
  expect(Buffer.from(bytes).toString()).toBe(`${FILE}Summe;3\r\n`)
  expect(rest).toEqual({ mediaType: 'text/csv; charset=utf-8', fileName: 'bretter.csv' })
})

test('a long list is the same file, however it is read', async () => {
  async function* pieces() {
    yield PLANKS.slice(0, 1)
    yield []
    yield PLANKS.slice(1)
  }
  const { bytes } = await longListFile({ fileName: 'bretter.csv', columns: COLUMNS, rows: pieces() })
  expect(Buffer.from(bytes).toString()).toBe(FILE)
})
