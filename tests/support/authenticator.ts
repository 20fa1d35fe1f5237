import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

export async function appFor(page: Page): Promise<(stepsAhead?: number) => string> {
  const key = (await page.locator('.secret-key').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  return (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * STEP_MS })
}
