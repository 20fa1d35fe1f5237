import { readFileSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import unpackBrowser, { browserLaunch } from './tests/support/browser'
const demo = JSON.parse(readFileSync('/tmp/team/demoL/demo.json', 'utf8'))
const B = demo.base_url
mkdirSync('/tmp/team/walk', { recursive: true })
async function main() {
  await unpackBrowser()
  const browser = await chromium.launch(browserLaunch())
  for (const js of [true, false]) {
    const c = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: js, viewport: { width: js ? 1440 : 390, height: 900 } }); const p = await c.newPage()
    p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text())); p.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    const shot = (n: string) => p.screenshot({ path: `/tmp/team/walk/${js ? 'js' : 'no'}-${n}.png`, fullPage: true })
    await p.goto(B + '/anmelden'); await p.fill('[name=email]', demo.email); await p.fill('[name=password]', demo.password); await p.keyboard.press('Enter'); await p.waitForURL('**/buero')
    await p.goto(B + '/buero/rechnungen'); await shot('1-list')
    await p.getByRole('link', { name: 'Neue Rechnung' }).click(); await p.waitForURL('**/neu*')
    await p.fill('main [name=suche]', 'nordlicht'); await p.keyboard.press('Enter'); await p.waitForURL('**/neu?**suche=*'); await shot('2-choose')
    await p.locator('main ul.office-links a').first().click(); await p.waitForURL('**/neue-rechnung*'); await shot('3-new')
    await p.fill('[name=position_1_description]', 'Grundreinigung nach Umbau'); await p.fill('[name=position_1_quantity]', '12,5'); await p.fill('[name=position_1_price]', '34,50')
    await p.locator('button[value=neu]').click(); await p.waitForLoadState(); await p.waitForURL('**abgelehnt**').catch(() => console.log('url', p.url()))
    await p.fill('[name=position_2_description]', 'Fahrtkosten'); await p.fill('[name=position_2_quantity]', 'x'); await p.fill('[name=position_2_price]', '0,30')
    await p.locator('main form button.button:not(.button-quiet)').last().click(); await p.waitForLoadState(); await shot('4-fault')
    await p.fill('[name=position_2_quantity]', '42'); await shot('5-fixed')
    await p.locator('main form > button.button').last().click(); await p.waitForLoadState(); await p.waitForTimeout(800); console.log(p.url()); await shot('6-draft')
    const href = p.url().split('?')[0]!
    const pdf = await p.request.get(href + '/probedruck'); console.log('preview', pdf.status(), pdf.headers()['content-type'])
    await p.getByRole('link', { name: 'Bearbeiten' }).click(); await p.waitForLoadState(); await shot('7-edit'); await p.goBack()
    await p.getByRole('button', { name: 'Ausstellen und senden' }).click(); await p.waitForLoadState(); await p.waitForTimeout(800); console.log(p.url()); await shot('8-issued')
    await p.getByRole('link', { name: 'Zahlung eintragen' }).click(); await p.waitForLoadState(); await shot('9-pay'); await p.fill('[name=amount]', '100'); await p.locator('main form > button.button').click(); await p.waitForLoadState(); await p.waitForTimeout(500); await shot('10-paid')
    await p.getByRole('link', { name: 'Stornieren' }).click(); await p.waitForLoadState(); await p.fill('[name=reason]', 'Falsche Menge'); await shot('11-cancel'); await p.locator('main form > button.button').click(); await p.waitForLoadState(); await p.waitForTimeout(500); console.log(p.url()); await shot('12-cancelled')
    await c.close()
  }
  await browser.close()
}
main().catch((e) => { console.error(e); process.exit(1) })
