import { beforeAll, expect, test } from 'vitest'
import { CALLS } from '~/api/contract/calls'
import { seedDemo } from '~/commands/demo/seed'
import { API_SCOPES } from '~/domain/api-keys/scopes'
import type { Scope } from '~/domain/kernel/scope'
import { makeCaller } from '../../api/v1/caller'
import { officeOn } from '../../factories/scopes'
import { house } from '../../support/house'

// Each record of the demo as a program reads it, with drafts, credit notes, debits and months that are over: each answer is held
// against the contract by a validator that knows nothing of ours.

const TODAY = '2026-11-21'
const owner = { email: 'inga@schnittstelle.example', name: 'Inga Matthießen', passwordHash: 'hash' }

let firms: Scope[]

beforeAll(async () => {
  const clock = { at: `${TODAY}T13:37:00.000Z`, today: TODAY }
  const { cleaners, gardeners } = await seedDemo(house, { clock, seed: 'schnittstelle', owner })
  firms = [cleaners, gardeners].map(({ tenantId }) => officeOn(tenantId, TODAY))
}, 120_000)

interface Page {
  items: { id: string; period_start?: string }[]
  next_cursor: string | null
}

/** Calls that name a record, by the list that has it; months are counted back. */
const reading = CALLS.filter(({ method, opens }) => method === 'GET' && opens === 'key')
const MONTHS = Array.from({ length: 14 }, (_, ago) =>
  new Date(Date.UTC(2026, 10 - ago, 1)).toISOString().slice(0, 7),
)

test('all that a program can read of the demo is as the contract says', async () => {
  const read = new Map<string, number>()
  for (const firm of firms) {
    for (const { id, path } of reading) {
      // 600 calls a minute are allowed to each key.
      const caller = await makeCaller(API_SCOPES, firm)
      const [, of = ''] = /^\/api\/v1\/([^{]+?)\/?(?:\{|$)/.exec(path) ?? []
      const address = path.replace('/api/v1/', '')
      const named = address.includes('{month}') ? MONTHS : await idsOf(caller, of)
      const addresses = address.includes('{')
        ? named.map((one) => address.replace(/\{\w+\}/, one))
        : [address]
      for (const one of addresses) {
        const { status } = await caller.get(one)
        // What a draft has not got.
        expect([one, status], one).toEqual([one, /\/(?:pdf|xml)$/.test(one) && status === 404 ? 404 : 200])
      }
      read.set(id, (read.get(id) ?? 0) + addresses.length)
    }
  }
  for (const { id } of reading) expect([id, read.get(id)]).not.toEqual([id, 0])
  expect(read.get('getInvoice')).toBeGreaterThan(50)
})

/** Of a list, page by page. */
async function idsOf(caller: Awaited<ReturnType<typeof makeCaller>>, list: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await caller.get(cursor === '' ? list : `${list}?cursor=${cursor}`)
    const page = (await answer.json()) as Page
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor ?? null
  }
  return ids
}
