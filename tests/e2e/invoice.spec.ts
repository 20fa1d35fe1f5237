import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('an invoice says what is owed', async ({ page }) => {
  const demo = JSON.parse(readFileSync('tests/.output/e2e/demo.json', 'utf8'))
  await page.goto(demo.invoice)
  await expect(page.getByText(/Bitte zahlen Sie .+ bis zum/)).toBeVisible()
})
