import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import { copyDatabase } from '../../support/database'

const { house, close } = copyDatabase()
let built = 0

afterAll(close)

beforeEach(() => {
  built = 0
})

test('a query is built once and bound anew whenever it runs', async () => {
  const add = prepared((via: Executor, { one, other }: { one: number; other: number }) => {
    built++
    return numbers(via).select(sql<number>`${one} - ${other} * ${one}`.as('result')).limit(1)
  })
  expect(await add(house.reader, { one: 7, other: 2 })).toEqual([{ result: -7 }])
  expect(await add(house.reader, { one: 5, other: 3 })).toEqual([{ result: -10 }])
  expect(built).toBe(1)
})

test('a list has a place for each value, and is built for each length once', async () => {
  const among = prepared((via: Executor, { of, least }: { of: readonly number[]; least: number }) => {
    built++
    return numbers(via).select('n').where('n', 'in', of).where('n', '>=', least).orderBy('n')
  })
  const ask = async (of: number[], least = 0) =>
    (await among(house.reader, { of, least })).map(({ n }) => Number(n))
  expect(await ask([1, 2])).toEqual([1, 2])
  expect(await ask([3, 4], 4)).toEqual([4])
  expect(await ask([2])).toEqual([2])
  expect(await ask([])).toEqual([])
  expect(built).toBe(3)
})

test('long lists are not kept, since each length would be a query of its own', async () => {
  const among = prepared((via: Executor, { of }: { of: readonly number[] }) => {
    built++
    return numbers(via).select('n').where('n', 'in', of)
  })
  for (const _ of [1, 2]) expect(await among(house.reader, { of: [1, 2, 3, 4, 5, 6] })).toHaveLength(4)
  expect(built).toBe(2)
})

test('values that are not there make a query of their own, whatever ran before', async () => {
  const from = prepared((via: Executor, { least, most }: { least: number; most?: number | undefined }) => {
    built++
    const all = numbers(via).select('n').where('n', '>=', least)
    return most === undefined ? all : all.where('n', '<=', most)
  })
  expect(await from(house.reader, { least: 2, most: 3 })).toHaveLength(2)
  expect(await from(house.reader, { least: 2 })).toHaveLength(3)
  expect(await from(house.reader, { least: 2, most: undefined })).toHaveLength(3)
  expect(await from(house.reader, { least: 1, most: 1 })).toHaveLength(1)
  expect(built).toBe(2)
})

test('no value is there to be looked at where the query is built', async () => {
  const joined = prepared((via: Executor, { name }: { name: string }) =>
    numbers(via).select(sql<string>`${`${name}!`}`.as('name')),
  )
  const asJson = prepared((via: Executor, { value }: { value: object }) =>
    numbers(via).select(sql<string>`${JSON.stringify(value)}`.as('value')),
  )
  await expect(joined(house.reader, { name: 'Ada' })).rejects.toThrow('name is not known')
  await expect(asJson(house.reader, { value: { a: 1 } })).rejects.toThrow('value is not known')
})

function numbers(via: Executor) {
  return via.selectFrom(
    sql<{ n: number }>`(select 1 as n union all select 2 union all select 3 union all select 4)`.as(
      'numbers',
    ),
  )
}
