import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Hand, Name } from '../journeys/hand'

/** Journeys in Chromium. */
export function browserHand(page: Page): Hand {
  const named = (role: 'link' | 'button', name: Name) => page.getByRole(role, { name, exact: true }).first()
  const inMain = (selector: string) => page.locator(`main ${selector}`).first()
  return {
    open: async (address) => (await page.goto(address))?.status() ?? 0,
    follow: (name) => named('link', name).click(),
    followLast: (name) => page.getByRole('link', { name, exact: true }).last().click(),
    go: (entry) =>
      page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: entry, exact: true }).click(),
    press: (name) => (name === undefined ? inMain('form button') : named('button', name)).click(),
    unfold: (heading) => page.locator('main details:not([open]) > summary', { hasText: heading }).click(),
    async fill(fields) {
      for (const [name, text] of Object.entries(fields)) await inMain(`[name=${name}]`).fill(text)
    },
    write: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    select: async (label, option) =>
      void (await page.getByLabel(label, { exact: true }).first().selectOption({ label: option })),
    check: (label) => page.getByLabel(label, { exact: true }).check(),
    pick: (name, value) => inMain(`input[name=${name}][value=${value}]`).check(),
    attach: (file, label) =>
      (label === undefined
        ? inMain('input[type=file]')
        : page.getByLabel(label, { exact: true })
      ).setInputFiles(file),
    async download(name) {
      const [download] = await Promise.all([page.waitForEvent('download'), named('link', name).click()])
      return readFile(await download.path())
    },
    reads: (words) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    main: (words) => expect(page.getByRole('main')).toContainText(words),
    showsRow: (words, others) => expect(page.getByRole('row', { name: words }).first()).toContainText(others),
    address: () => page.url(),
    arrives: (address) => expect(page).toHaveURL(address),
    speaks: (language) => expect(page.locator('html')).toHaveAttribute('lang', language),
    warns: () => expect(page.getByRole('alert')).toBeVisible(),
    hasRows: (count) => expect(page.getByRole('row')).toHaveCount(count),
    holds: (name) => inMain(`[name=${name}]`).inputValue(),
    async faults() {
      const links = page.getByRole('alert').getByRole('link')
      await expect(links.first()).toBeVisible()
      return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    },
    async codes() {
      await expect(page.locator('main code').first()).toBeVisible()
      return page.locator('main code').allInnerTexts()
    },
    findsNo: (name) => expect(page.getByRole('link', { name, exact: true })).toHaveCount(0),
  }
}
