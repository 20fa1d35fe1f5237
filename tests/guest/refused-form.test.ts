import { afterEach, expect, test, vi } from 'vitest'
import { tokenFor } from '../factories/links'
import { ask, post } from '../support/app'
import { house } from '../support/house'
import { textOf } from '../support/html'
import { invoiceSetting } from './invoice/setting'

afterEach(() => vi.useRealTimers())

async function refused(path: string, message = '') {
  const body = new URLSearchParams({ message, reply_to: 'ada@ahoi.example' })
  const answer = await ask(`${path}/nachricht`, { method: 'POST', body })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

test('a refused form leads to a page of its own, which gives everything back and says so in its title', async () => {
  const { path, invoice } = await invoiceSetting()
  const target = await refused(path)
  expect(target).toMatch(new RegExp(`^${path}\\?eingabe=[\\w-]{22}#fehler$`))
  for (let time = 1; time <= 2; time++) {
    const answer = await ask(target.replace('#fehler', ''))
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`<title>Fehler: Rechnung ${invoice.number} – Förde Glanz GmbH</title>`)
    expect(html).toContain('value="ada@ahoi.example"')
    expect(html).toMatch(/<div class="error-summary"[^>]* id="fehler" tabindex="-1"/i)
  }
})

test('it is given back to nobody else, and not for ever', async () => {
  const one = await invoiceSetting()
  const key = /eingabe=([\w-]+)/.exec(await refused(one.path))?.[1]
  const other = await invoiceSetting()
  expect((await ask(`${other.path}?eingabe=${key}`)).status).toBe(200)
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  const late = await ask(`${one.path}?eingabe=${key}`)
  expect(late.status).toBe(200)
  expect(await late.text()).not.toContain('ada@ahoi.example')
})

test('a message that is too long comes back whole, with its length', async () => {
  const { path } = await invoiceSetting()
  const words = 'Moin und guten Tag. '.repeat(500)
  const html = await (await post(`${path}/nachricht`, { message: words })).text()
  expect(textOf(html)).toContain('Jetzt sind es 9999.')
  expect(html).toContain(words)
})

test('a confirmation is for the one who sent the form, and ends', async () => {
  const { path } = await invoiceSetting()
  const shown = async () => textOf(await (await ask(`${path}?gespeichert=nachricht`)).text())
  expect(await shown()).not.toContain('Ihre Nachricht ist angekommen')
  await post(`${path}/nachricht`, { message: 'Danke' })
  expect(await shown()).toContain('Ihre Nachricht ist angekommen')
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000, toFake: ['Date'] })
  expect(await shown()).not.toContain('Ihre Nachricht ist angekommen')
})

test('a form of the portal is given back there', async () => {
  const { scope, customer } = await invoiceSetting()
  const portal = `/portal/${await tokenFor(house, scope, 'portal', customer.id)}`
  const answer = await post(`${portal}/aenderung`, { kind: 'address', street: 'Neuer Weg 9' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('value="Neuer Weg 9"')
  expect(html).toMatch(/<title>Fehler: Kundenportal – Förde Glanz/)
})
