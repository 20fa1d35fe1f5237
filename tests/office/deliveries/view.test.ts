import { expect, test } from 'vitest'
import { viewOf } from '~/office/deliveries/view'

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, n]))

test('of a body with any number of fields a page shows some, those with a finding, and how many more', () => {
  const body = JSON.stringify({ ...named(100_000), event: 'e', long: 'y'.repeat(100_000) })
  const seen = viewOf(body, [{ pointer: '/event', detail: 'is none' }])
  expect(seen.fields).toHaveLength(201)
  expect(seen.fields.at(-1)).toEqual({ pointer: '/event', value: 'e', findings: ['is none'] })
  expect(seen.more).toBe(100_002 - 201)
  expect(JSON.stringify(seen).length).toBeLessThan(20_000)
})

test('so it is within its entries, whose hours are always shown', () => {
  const mitarbeiter = Array.from({ length: 300 }, (_, n) => ({ ...named(100), id: `id-${n}`, stunden: n }))
  const seen = viewOf(JSON.stringify({ daten: { mitarbeiter } }), [])
  const [first, last] = [seen.entries[0], seen.entries[199]]
  expect([first?.fields.length, first?.more]).toEqual([52, 50])
  expect(last?.fields.map(({ value }) => value)).toEqual(['id-199', '199'])
  expect(last?.more).toBe(100)
  expect(viewOf(`"${'z'.repeat(200_000)}"`, []).fields[0]?.value).toHaveLength(501)
})
