import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answersTo, askJson, askNumber } from '~/domain/kernel/questions.server'
import { countQueries } from '../../support/count-queries'
import { house } from '../../support/house'

test('several questions are one query, and each is read by itself', async () => {
  const asked = countQueries()
  const before = asked()
  const answers = await answersTo(house.reader, {
    count: askNumber(sql<number>`40 + ${2}`),
    sums: askJson<{ cents: number; name: string | null }>(
      sql`json_object('cents', 9007199254740991, 'name', null)`,
    ),
    hidden: null,
    nothing: { value: sql`null`, read: (found: unknown) => found as string | null },
  })
  expect(answers).toEqual({
    count: 42,
    sums: { cents: 9007199254740991, name: null },
    hidden: null,
    nothing: null,
  })
  expect(asked() - before).toBe(1)
})

test('where nothing may be seen, nothing is asked', async () => {
  const asked = countQueries()
  const before = asked()
  expect(await answersTo(house.reader, { hidden: null })).toEqual({ hidden: null })
  expect(asked() - before).toBe(0)
})
