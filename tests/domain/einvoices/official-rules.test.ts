import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { type Mutation, mutationsOf } from '../../support/einvoice/mutations'
import { HAS_RULES, ruleFaults } from '../../support/einvoice/rules'
import { treeOf } from '../../support/einvoice/tree'
import { invoices } from '../../support/views/invoices'

const SLOW_MS = 40 * 60_000

/** What ours find where the official ones do not look. */
const STRICTER: ReadonlySet<string> = new Set([
  // Asked of the sums, so not where they are gone altogether.
  ...['BR-12', 'BR-13', 'BR-14', 'BR-15'],
  // The official one counts: two lines pass for a line and its group.
  ...['BR-S-01', 'BR-AF-01', 'BR-AG-01'],
  // It looks for the rate in the wrong place, and so for nothing.
  ...['BR-AF-08', 'BR-AG-08'],
  // It asks of an account that is there, and this one in words alone.
  ...['BR-61', 'BR-CO-25'],
])

const all = [
  'invoice-everything',
  'invoice-small-business',
  'invoice-intra-community',
  'credit-note',
].flatMap((name) => {
  const xml = ciiInvoice(invoices[name] as never)
  return [{ name, xml }, ...mutationsOf(name, xml)]
})
/** The official rules take ten minutes for all of them: `npm run einvoices` does. */
const asked = process.env.EINVOICES === 'all' ? all : all.filter((_, index) => index % 61 === 0)

describe.skipIf(!HAS_RULES)('by the official rules in ../shared/einvoice', () => {
  test(
    `${asked.length} of ${all.length} spoilt e-invoices break the same rules by ours`,
    async () => {
      const different: string[] = []
      for (const spoilt of asked) {
        await setImmediate()
        different.push(...differences(spoilt))
      }
      expect(different).toEqual([])
    },
    SLOW_MS,
  )
})

function differences({ name, xml }: Mutation): string[] {
  const official = ruleFaults(xml).flatMap((text) => /^\[(BR-[^\]]+)\]/.exec(text)?.[1] ?? [])
  const invoice = readEInvoice(treeOf(xml))
  const ours = check(invoice as never).map(({ rule }) => rule)
  const missed = official.filter((rule) => !ours.includes(rule)).map((rule) => `${name}: missed ${rule}`)
  const isOurs = (rule: string) => /^BR-(?!DE-)/.test(rule) && !STRICTER.has(rule) && !official.includes(rule)
  return [...new Set([...missed, ...ours.filter(isOurs).map((rule) => `${name}: found ${rule}`)])]
}
