import { expect, test } from 'vitest'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { ask, post } from '../../support/app'
import { db } from '../../support/house'
import { hiddenField, textOf } from '../../support/html'
import { readMessages } from '../../support/unsealed'
import { invoiceSetting } from './setting'

async function setUp() {
  const setting = await invoiceSetting()
  const { path, customer } = setting
  const send = (fields: Record<string, string>) => post(`${path}/nachricht`, fields)
  const messages = () => readMessages(db, customer.id)
  const drawKey = async () => hiddenField(await (await ask(path)).text(), '/nachricht', FORM_KEY_FIELD)
  return { ...setting, send, messages, drawKey }
}

test('a message is kept with its invoice, and the page says so', async () => {
  const { send, messages, invoice, path, drawKey } = await setUp()
  const response = await send({
    message: '  Guten Tag,\r\nbitte an die neue Adresse.\u200b  ',
    reply_to: 'ina@bruegge.example',
    [FORM_KEY_FIELD]: await drawKey(),
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${path}?gespeichert=nachricht#gespeichert`)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await messages()).toMatchObject([
    {
      invoice_id: invoice.id,
      body: 'Guten Tag,\nbitte an die neue Adresse.',
      reply_to: 'ina@bruegge.example',
    },
  ])
  const text = textOf(await (await ask(`${path}?gespeichert=nachricht`)).text())
  expect(text).toContain('Danke. Ihre Nachricht ist angekommen.')
})

test('a double click is one message; the same words from a new form are another', async () => {
  const { send, messages, drawKey } = await setUp()
  const [first, second] = [await drawKey(), await drawKey()]
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  await send({ message: 'Hallo', [FORM_KEY_FIELD]: first })
  await send({ message: 'Hallo', [FORM_KEY_FIELD]: first })
  expect(await messages()).toHaveLength(1)
  await send({ message: 'Hallo', [FORM_KEY_FIELD]: second })
  expect(await messages()).toHaveLength(2)
  await send({ message: 'Hallo, noch etwas', [FORM_KEY_FIELD]: first })
  expect(await messages()).toHaveLength(3)
})

test("the same key from another link is another customer's message", async () => {
  const [one, other] = [await setUp(), await setUp()]
  const key = await one.drawKey()
  await one.send({ message: 'Hallo', [FORM_KEY_FIELD]: key })
  await other.send({ message: 'Hallo', [FORM_KEY_FIELD]: key })
  expect(await one.messages()).toHaveLength(1)
  expect(await other.messages()).toHaveLength(1)
})

test.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'Bitte schreiben Sie uns, worum es geht.'],
  ['blanks', { message: ' \r\n\t ' }, 'Bitte schreiben Sie uns, worum es geht.'],
  ['too much', { message: 'x'.repeat(2001) }, 'höchstens 2000 Zeichen'],
  ['no address', { message: 'Hallo', reply_to: 'quatsch' }, 'Diese E-Mail-Adresse stimmt nicht.'],
])('%s is given back and not kept', async (_, fields, message) => {
  const { send, messages } = await setUp()
  const response = await send(fields)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(textOf(html)).toContain(message)
  if (fields.reply_to) expect(html).toContain('value="quatsch"')
  if (fields.message?.startsWith('x')) expect(html).toContain('x'.repeat(2001))
  expect(await messages()).toEqual([])
})

test('a machine that fills in the hidden field is thanked and ignored', async () => {
  const { send, messages } = await setUp()
  expect((await send({ message: 'Kaufen Sie!', homepage: 'x' })).status).toBe(303)
  expect(await messages()).toEqual([])
})

test('the seventh message within an hour waits, and its words are not lost', async () => {
  const { send, messages } = await setUp()
  for (let time = 1; time <= 6; time++) {
    expect((await send({ message: `Nachricht ${time}` })).status).toBe(303)
  }
  const response = await send({ message: 'Nachricht 7' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
  const html = await response.text()
  expect(html).toContain('>Nachricht 7</textarea>')
  expect(textOf(html)).toContain('Sie haben in kurzer Zeit mehrmals etwas abgeschickt.')
  expect(await messages()).toHaveLength(6)
})

test('a message with a control character is given back with the reason, and nothing of it is lost', async () => {
  const { send, messages, drawKey } = await setUp()
  const response = await send({ message: 'Kfz\u0002Werkstatt', [FORM_KEY_FIELD]: await drawKey() })
  const page = await response.text()
  expect(textOf(page)).toContain('ein Steuerzeichen, das man nicht sieht (U+0002)')
  expect(page).toContain('Kfz\u0002Werkstatt')
  expect(await messages()).toEqual([])
})
