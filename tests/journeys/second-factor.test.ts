import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makePerson, PASSWORD } from '../account/people'
import { plainHand } from '../support/plain-hand'

const STEP_MS = 30_000

// In German Chromium goes the same way (tests/e2e/second-factor.spec.ts).
test('English leads through a second factor from the first to the last day', async () => {
  const { email } = await makePerson('read_only')
  const hand = plainHand()
  const enterPassword = async () => {
    await hand.open('/anmelden?weiter=%2Fkonto&sprache=en')
    await hand.fill({ email })
    await hand.write('Password', PASSWORD)
    await hand.press('Sign in')
  }
  const enterCode = async (code: string, button = 'Sign in') => {
    await hand.write('Code', code)
    await hand.press(button)
  }

  await enterPassword()
  await hand.reads('Switched off.')
  await hand.follow('Second factor')
  await hand.write(/^Your password again/, PASSWORD)
  await hand.press('Set up')
  const [key = ''] = await hand.codes()
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  const codeOf = (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * STEP_MS })
  await enterCode('000000', 'Switch on')
  await hand.reads('That code is wrong')
  await enterCode(codeOf(), 'Switch on')
  const codes = await hand.codes()
  expect(new Set(codes).size).toBe(10)
  await hand.open('/konto?sprache=en')
  await hand.reads('You have 10 recovery codes left.')
  await hand.press('Sign out')

  await enterPassword()
  await hand.arrives(/\/anmelden\/code/)
  await enterCode('000000')
  await hand.reads('That code is wrong')
  await enterCode(codes[3]?.toLowerCase() ?? '')
  await hand.reads('You have 9 recovery codes left.')
  await hand.press('Sign out')

  await enterPassword()
  await enterCode(codeOf(1))
  await hand.follow('Second factor')
  await hand.follow('Create new recovery codes')
  await enterCode(codes[4] ?? '', 'Create new recovery codes')
  const fresh = await hand.codes()
  expect(fresh.filter((one) => codes.includes(one))).toEqual([])
  await hand.follow('I have saved the codes')
  await hand.reads('You have 10 recovery codes left.')
  await hand.follow('Second factor')
  await hand.follow('Switch the second factor off')
  await enterCode(fresh[0] ?? '', 'Switch off')
  await hand.reads('The second factor is off')
  await hand.press('Sign out')
  await enterPassword()
  await hand.reads('My account')
})
