import { createHash } from 'node:crypto'
import type { Trx } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import { knownEntries } from '../entries.server'

const KEYS_A_STEP = 500
/** More of a content are looked for where the last one is known. */
const MORE = 4

/** The entries of an account that say the same, in the order of their keys. */
export interface KnownContent {
  ids: string[]
  /** All that were looked for. */
  keys: ReadonlySet<string>
  /** The next key that is free, for as many as the statement has. */
  takeKey: () => string
}

interface Sought {
  accountId: string
  /** Contents, each with how many of it a statement has. */
  counts: ReadonlyMap<string, number>
}

/**
 * What the account has of each content. It is looked for until the last is free, since a file taken back leaves a gap, and as
 * many are free as the statement has: all of them may be new.
 */
export async function readKnownContents(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { accountId, counts }: Sought,
): Promise<Map<string, KnownContent>> {
  const found = new Map<string, Keyed[]>()
  let ranges = [...counts].map(([content, count]) => ({ content, from: 1, to: count + 1 }))
  while (ranges.length > 0) {
    const asked: Keyed[] = []
    for (const { content, from, to } of ranges) {
      const keyed = found.get(content) ?? []
      found.set(content, keyed)
      for (let occurrence = from; occurrence <= to; occurrence++) {
        if (asked.length % KEYS_A_STEP === KEYS_A_STEP - 1) await yieldToLoop()
        const one = { key: keyOf(vault, scope, content, occurrence), id: undefined }
        keyed.push(one)
        asked.push(one)
      }
    }
    const keys = asked.map(({ key }) => key)
    const known = await knownEntries(trx, scope, accountId, keys)
    for (const one of asked) one.id = known.get(one.key)
    ranges = ranges.flatMap(({ content, to }) => {
      const keyed = found.get(content) ?? []
      const missing = (counts.get(content) ?? 0) - keyed.filter(isFree).length
      const isDone = missing <= 0 && keyed.at(-1)?.id === undefined
      return isDone ? [] : [{ content, from: to + 1, to: to + Math.max(MORE, missing) }]
    })
  }
  return new Map([...found].map(([content, keyed]) => [content, knownContent(keyed)]))
}

/** By which occurrence of its content an entry is known, in their order. */
interface Keyed {
  key: string
  id: string | undefined
}

function isFree({ id }: Keyed): boolean {
  return id === undefined
}

function knownContent(keyed: readonly Keyed[]): KnownContent {
  const free = keyed.filter(isFree).map(({ key }) => key)
  return {
    keys: new Set(keyed.map(({ key }) => key)),
    ids: [...new Set(keyed.flatMap(({ id }) => id ?? []))],
    takeKey: () => {
      const key = free.shift()
      if (key === undefined) throw new Error('More new entries than a statement has')
      return key
    },
  }
}

/** A hash of names and texts could be guessed. */
function keyOf(vault: Vault, { tenantId }: Scope, content: string, occurrence: number): string {
  const hash = createHash('sha256').update(`${content} ${occurrence}`).digest('hex')
  return vault.fingerprint(tenantId, 'bank.entry', hash)
}
