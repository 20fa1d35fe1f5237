import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { hostileInvoices } from '../factories/hostile/einvoices'
import { hostilePdfs } from '../factories/hostile/pdfs'
import { hostileTables } from '../factories/hostile/workbooks'
import { ask } from '../support/app'
import { deep, FUZZ_SEED } from '../support/fuzz-size'
import { house } from '../support/house'
import { signedInAs } from '../support/session'

// Small hostile files; `npm run torture -- --hostile` uploads a thousand of all sizes to the built product.

const LARGEST = 40_000
const RUNS = deep(3)

let firm: Firm
let cookie: string

beforeAll(async () => {
  firm = await makeFirm(house, 'fremd', idsOf('a'))
  cookie = (await signedInAs(house, firm.scope, 'owner')).Cookie
})

test.each([
  ['/buero/rechnungen/pruefung', hostileInvoices],
  ['/buero/kunden/import', hostileTables],
  ['/buero/lohnzettel/eingang', hostilePdfs],
])('what is uploaded to %s is read or given back, and its page can be opened', async (path, files) => {
  await fc.assert(
    fc.asyncProperty(
      files.filter(({ length }) => length < LARGEST),
      async (bytes) => {
        const body = new FormData()
        body.set('lohnmonat', '2026-01')
        body.set('file', new Blob([new Uint8Array(bytes)]), 'fremd.dat')
        const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
        const answer = await ask(path, { method: 'POST', headers, body })
        const place = answer.headers.get('location') ?? ''
        expect([answer.status, place]).toEqual([303, expect.stringMatching(/^\/buero\//)])
        expect((await ask(place, { headers })).status).toBeLessThan(500)
      },
    ),
    { numRuns: RUNS, seed: FUZZ_SEED },
  )
})
