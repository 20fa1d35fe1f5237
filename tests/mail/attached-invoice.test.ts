import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { sendCredit } from '~/domain/invoices/credits/send-credit.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { house as productHouse } from '~/house.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makeCustomer } from '../factories/customers'
import { makeInvoice } from '../factories/invoices'
import { changeFirm, makeTenant } from '../factories/tenants'
import { ask } from '../support/app'
import { db, house as testHouse } from '../support/house'
import { readMail } from '../support/mail'
import { startMailServer } from '../support/mail-server'
import { signedInAs } from '../support/session'
import { rendering } from '../support/test-house'

beforeEach(() => vi.setSystemTime('2026-03-02T09:30:00.000Z'))
/** With real papers: an XRechnung has an XML beside the PDF. */
const house = rendering(testHouse, productHouse.renderers)

afterEach(async () => {
  await db.deleteFrom('outbox').execute()
})

const XRECHNUNG = {
  invoice_format: 'xrechnung',
  buyer_reference: '01002000-KIEL-86',
  electronic_address_scheme: 'EM',
  electronic_address: 'eingang@kiel.example',
} as const
const PDF = 'application/pdf'
const XML = 'application/xml'

/** How each customer gets it: by kind where nothing is wished, and as the e-invoice that they read. */
test.each([
  ['a firm', 'business', {}, PDF],
  ['a private person', 'consumer', {}, null],
  ['a firm that wants the link alone', 'business', { invoice_attachment: 'never' }, null],
  ['a private person who wants it', 'consumer', { invoice_attachment: 'always' }, PDF],
  ['an authority', 'business', XRECHNUNG, XML],
  ['an authority that wants the link alone', 'business', { ...XRECHNUNG, invoice_attachment: 'never' }, null],
] as const)('%s gets the frozen file, and the link in any case', async (_who, kind, invoicing, mediaType) => {
  const scope = await makeTenant(house)
  await changeFirm(house, scope, { contact_name: 'Inga Matthießen', contact_phone: '0431 555 10' })
  const customer = await makeCustomer(house, scope, { kind, ...invoicing, email: 'post@bruegge.example' })
  const invoice = await makeInvoice(house, scope, customer.id)
  await sendInvoice(house, scope, invoice.id)
  const cancellation = await cancelInvoice(house, scope, invoice.id, { note: 'Irrtum' })
  await sendCredit(house, scope, cancellation.id)
  const headers = await signedInAs(house, scope, 'invoicing')
  for (const [id, mail] of [
    [invoice.id, await sent(0)],
    [cancellation.id, await sent(1)],
  ] as const) {
    expect(readMail(mail).text).toMatch(/\/rechnung\/ey/)
    const files = filesIn(mail)
    expect(files.map(({ type }) => type)).toEqual(mediaType === null ? [] : [mediaType])
    for (const { sha256 } of files) {
      const download = await ask(`/buero/rechnungen/${id}/${mediaType === PDF ? 'pdf' : 'xml'}`, { headers })
      expect(sha256).toBe(hashOf(Buffer.from(await download.arrayBuffer())))
    }
    expect(/hängt an|Anhang/.test(readMail(mail).text)).toBe(mediaType !== null)
  }
  const mailId = (
    await db.selectFrom('outbox').select('id').where('kind', '=', 'invoice_sent').executeTakeFirst()
  )?.id
  const eml = await ask(`/buero/postausgang/${mailId}/eml`, { headers })
  expect(filesIn(await eml.text()).map(({ type }) => type)).toEqual(mediaType === null ? [] : [mediaType])
})

let received: string[] = []

/** What a mail server got, in the order of sending. */
async function sent(index: number): Promise<string> {
  if (index > 0) return received[index] ?? ''
  const server = await startMailServer()
  const worker = startOutbox(server.url)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
  received = server.received.map(({ source }) => source)
  return received[0] ?? ''
}

/** What a mail program offers to save, but for the calendar's day and the logo. */
function filesIn(source: string): { type: string; sha256: string }[] {
  const [, ...boundaries] = [
    '',
    ...[...source.matchAll(/boundary="([^"]+)"/g)].map(([, one = '']) => `--${one}`),
  ]
  const parts = boundaries.reduce((all, one) => all.flatMap((part) => part.split(one)), [source])
  return parts.flatMap((part) => {
    const [head = '', body = ''] = part.split(/\r\n\r\n(.*)/s)
    const type = /^Content-Type: (application\/\w+)/im.exec(head)?.[1]
    if (type === undefined || !/Content-Disposition: attachment/i.test(head)) return []
    return [{ type, sha256: hashOf(Buffer.from(body, 'base64')) }]
  })
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
