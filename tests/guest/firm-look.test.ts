import { expect, test } from 'vitest'
import { removeLogo, setLogo } from '~/domain/letterhead/set-logo.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { makeEmployee, makePayslip } from '../factories/employees'
import { tokenFor } from '../factories/links'
import { COLOR_JPEG } from '../factories/logos'
import { ask } from '../support/app'
import { house } from '../support/house'
import { invoiceSetting } from './invoice/setting'

test("the firm's logo and colour are the head of its pages, as files of our own", async () => {
  const { scope, path } = await invoiceSetting()
  const plain = await (await ask(path)).text()
  expect(plain).not.toMatch(/\/farbe\/|\/logo\//)
  await setLogo(house, scope, COLOR_JPEG)
  await changeSettings(house, scope, 'look', { accent_color: '7a1f5c' })
  const html = await (await ask(path)).text()
  const logo = /<img class="page-logo" src="(\/logo\/[0-9a-f]{32})" alt="Förde Glanz GmbH"/.exec(html)?.[1]
  const picture = await ask(logo ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(html).toContain('<link rel="stylesheet" href="/farbe/7a1f5c.css"/>')
  const styles = await ask('/farbe/7a1f5c.css')
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await styles.text()).toContain('--accent:#7a1f5c;')
  await removeLogo(house, scope)
  expect((await ask(logo ?? '')).status).toBe(404)
})

test('behind every link the tab names the firm, and the page has its colour', async () => {
  const { scope, customer, path } = await invoiceSetting()
  await changeSettings(house, scope, 'look', { accent_color: '7a1f5c' })
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-01')
  const payslips = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`
  const portal = `/portal/${await tokenFor(house, scope, 'portal', customer.id)}`
  for (const page of [path, portal, payslips, `${payslips}/monate/2026-01`]) {
    const html = await (await ask(page)).text()
    expect(html).toMatch(/<title>[^<]+ – Förde Glanz GmbH<\/title>/)
    expect(html).toContain('<link rel="stylesheet" href="/farbe/7a1f5c.css"/>')
  }
})

test.each(['7a1f5.css', '7a1f5c', 'url(x).css', '7a1f5c;}.css'])('%s is no colour', async (file) => {
  expect((await ask(`/farbe/${file}`)).status).toBe(404)
})
