import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ciiInvoice } from '~/documents/einvoice/cii'
import { check } from '~/domain/einvoices/check'
import { readEInvoice } from '~/domain/einvoices/read'
import { CVD_INVOICE, EXTENSION_INVOICE } from '../../../support/einvoice/kosit'
import { HAS_RULES, officialErrors } from '../../../support/einvoice/rules'
import { differenceOf } from '../../../support/einvoice/same-rules'
import { type Spoilt, spoiltOf } from '../../../support/einvoice/spoilt'
import { treeOf } from '../../../support/einvoice/tree'
import { UBL_CREDIT_NOTE, UBL_INVOICE } from '../../../support/einvoice/ubl'
import { UBL_EVERYTHING, ublOf } from '../../../support/einvoice/ubl-everything'
import { invoices } from '../../../support/views/invoices'

const SLOW_MS = 60 * 60_000
/** Of each spoilt invoice the official rules take half a second: `npm run einvoices` asks them of all. */
const ONE_OF = process.env.EINVOICES === 'all' ? 1 : 353

const cii = (name: string) => ciiInvoice(invoices[name] as never)
const WHOLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['invoice-everything', 'invoice-small-business', 'invoice-intra-community', 'credit-note'].map((name) => [
      name,
      cii(name),
    ]),
  ),
  'XRechnung in CII': ciiInvoice(invoices['invoice-everything'] as never, { name: 'xrechnung' }),
  'XRechnung in UBL': UBL_INVOICE,
  'credit note in UBL': UBL_CREDIT_NOTE,
  'everything in UBL': UBL_EVERYTHING,
  'extension of XRechnung': EXTENSION_INVOICE,
  'clean vehicles': CVD_INVOICE,
}
const CATEGORIES = ['Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M']
/** Of an invoice that differs in its tax alone, what has to do with it. */
const ABOUT_TAX = /Tax|Percent|CompanyID|Country|Deliver/

function* asked(): Generator<Spoilt> {
  for (const [name, xml] of Object.entries(WHOLE)) yield* spoiltOf(name, xml)
  for (const category of CATEGORIES)
    for (const spoilt of spoiltOf(`UBL with ${category}`, ublOf(category)))
      if (ABOUT_TAX.test(spoilt.name)) yield spoilt
}

function errorsOf(xml: string): string[] {
  const findings = check(readEInvoice(treeOf(xml)) as never)
  return [...new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule))]
}

describe.skipIf(!HAS_RULES)('by the official rules in ../shared/einvoice', () => {
  test.each([
    ...Object.entries(WHOLE),
    ...CATEGORIES.map((category) => [`UBL with ${category}`, ublOf(category)]),
  ])('nothing is wrong with what is spoilt below, nor by ours: %s', (_, xml = '') => {
    expect([officialErrors(xml), errorsOf(xml)]).toEqual([[], []])
  })

  test(
    'spoilt e-invoices break the same rules by ours',
    async () => {
      const different: string[] = []
      let at = 0
      for (const { name, xml } of asked()) {
        at += 1
        if (at % ONE_OF !== 0) continue
        await setImmediate()
        const spoilt = xml()
        const difference = differenceOf(errorsOf(spoilt), () => officialErrors(spoilt))
        if (difference !== '') different.push(`${name}: ${difference}`)
      }
      expect(different).toEqual([])
    },
    SLOW_MS,
  )
})
