import { expect, test } from 'vitest'
import { MIGRATIONS } from '~db/migrations'

test('migrations are listed in the order of their numbers, or some would never be applied', () => {
  const names = Object.keys(MIGRATIONS)
  expect(names).toEqual([...names].sort())
})
