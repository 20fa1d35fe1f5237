import { expect, test } from 'vitest'
import { killBank } from '../torture/bank-killed'

test('an import, a debit run and reminders that are killed are there whole or not at all, and once in the end', async () => {
  expect(await killBank(40)).toEqual([])
}, 240_000)
