import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { renderInvoice } from '~/documents/renderers.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import { makeDraft } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { keptBytes } from '../../support/kept-bytes'
import { rendering } from '../../support/test-house'
import { invoiceSetting } from './setting'

const SENTENCE = 'Die XML-Datei ist dieselbe Rechnung in einer Form, die Buchhaltungsprogramme einlesen.'
const real = rendering(house, { invoice: renderInvoice })

/** Beside an invoice without an e-invoice, one that has been issued with all its files. */
async function setting() {
  const older = await invoiceSetting()
  const draft = await makeDraft(house, older.scope, older.customer.id)
  await issueInvoice(real, older.scope, draft.id)
  const path = `/rechnung/${await tokenFor(house, older.scope, 'rechnung', draft.id)}`
  const portal = `/portal/${await tokenFor(house, older.scope, 'portal', older.customer.id)}/rechnungen/`
  return { ...older, older: older.path, id: draft.id, path, portal }
}

describe('the e-invoice', () => {
  test('is the frozen file, by the link and in the portal', async () => {
    const { path, portal, id } = await setting()
    const { sha256, ...kept } = await db
      .selectFrom('documents')
      .select(['kept_sha256', 'sha256'])
      .where('invoice_id', '=', id)
      .where('media_type', '=', 'application/xml')
      .executeTakeFirstOrThrow()
    const bytes = await keptBytes(house, kept)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    for (const address of [`${path}/xml`, `${portal}${id}/xml`]) {
      const response = await ask(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/xml')
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="Rechnung-[\d-]+\.xml"$/,
      )
      expect(response.headers.get('etag')).toBe(`"${sha256}"`)
      expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
      const again = await ask(address, { headers: { 'If-None-Match': `"${sha256}"` } })
      expect(again.status).toBe(304)
      const head = await ask(address, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
  })

  test('is offered with a word on what it is; where there is none, nothing is said', async () => {
    const { path, older } = await setting()
    const page = await (await ask(path)).text()
    expect(page).toContain(`href="${path}/xml"`)
    expect(textOf(page)).toContain(SENTENCE)
    const without = await (await ask(older)).text()
    expect(without).not.toContain('/xml')
    expect(textOf(without)).not.toContain('XML')
    expect((await ask(`${older}/xml`)).status).toBe(404)
  })

  test('is a link of the chain, of a cancellation as well', async () => {
    const { scope, id } = await setting()
    await cancelInvoice(real, scope, id)
    const check = () => verifyChain(db, house, scope)
    expect(await check()).toMatchObject({ links: 3, broken: null })
    const files = await db.selectFrom('documents').select('id').where('invoice_id', '=', id).execute()
    expect(files).toHaveLength(2)
  })
})
