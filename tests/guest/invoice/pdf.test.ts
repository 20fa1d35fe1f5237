import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeDraft } from '../../factories/invoices'
import { endedTokenFor, tokenFor } from '../../factories/links'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { keptBytes } from '../../support/kept-bytes'
import { invoiceSetting } from './setting'

test('the PDF is the frozen file, byte for byte', async () => {
  const { path, invoice } = await invoiceSetting()
  const kept = await db
    .selectFrom('documents')
    .select('kept_sha256')
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const bytes = await keptBytes(house, kept)
  const response = await ask(`${path}/pdf`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${invoice.number}.pdf"`)
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
  expect(response.headers.get('etag')).toBe(etag)
  const again = await ask(`${path}/pdf`, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('where there is no file for the link, a person gets a page', async () => {
  const { scope, customer, invoice } = await invoiceSetting()
  const draft = await makeDraft(house, scope, customer.id)
  const ended = await endedTokenFor(house, scope, 'rechnung', invoice.id)
  const cases: [token: string, status: number, words: string][] = [
    ['x', 404, 'Diese Seite gibt es nicht'],
    [await tokenFor(house, scope, 'portal', customer.id), 404, 'Diese Seite gibt es nicht'],
    [await tokenFor(house, scope, 'rechnung', draft.id), 404, 'Diese Seite gibt es nicht'],
    [ended, 410, 'Dieser Link gilt nicht mehr'],
  ]
  for (const [token, status, words] of cases) {
    const response = await ask(`/rechnung/${token}/pdf`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(textOf(await response.text())).toContain(words)
  }
})

test("a firm's name cannot put markup into the page of an ended link", async () => {
  const { scope, invoice } = await invoiceSetting({ tenant: { name: 'Müller & <b>Söhne</b>' } })
  const token = await endedTokenFor(house, scope, 'rechnung', invoice.id)
  const html = await (await ask(`/rechnung/${token}/pdf?sprache=en`)).text()
  expect(html).toContain('Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;')
  expect(html).toContain(`href="/rechnung/${token}/neuer-link?sprache=en"`)
})
