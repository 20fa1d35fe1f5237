import { rememberCaller } from '~/http/caller.server'
import { accountHash, logEvent } from '~/http/events.server'
import { countSignIn } from '~/http/rate-limits.server'
import type { Faults } from '~/kit/forms/faults'
import { giveBackHere } from '~/kit/forms/refused-form.server'
import { authenticator } from './authenticator.server'
import { beginSignIn } from './begin-sign-in.server'
import { readCredentials } from './credentials.server'
import { unlessBusy } from './guess.server'
import { deviceKnownTo } from './known-device.server'
import { pathAfterSignIn } from './own-path'
import { SignInRefused } from './strategies/local.server'

/** Signs in by password. All failures get the same message. */
export async function signIn(request: Request) {
  const { email, entered } = await readCredentials(request.clone())
  rememberCaller(request, { account: accountHash(email) })
  const refuse = (faults: Faults, wait = 0) =>
    giveBackHere(request, { refusal: { faults, values: { email: entered } }, wait })
  const attempt = await countSignIn(request, email, await deviceKnownTo(request, email))
  if (attempt.wait > 0) return refuse({ form: 'wait' }, attempt.wait)
  try {
    const person = await unlessBusy(attempt, () => authenticator.authenticate('local', request))
    await attempt.excuse()
    return await beginSignIn(request, person, pathAfterSignIn(request))
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    const who = error.userId === undefined ? { account: accountHash(email) } : { user: error.userId }
    logEvent('sign_in_failed', request, { ...who, factor: 'password' })
    return refuse({ email: 'sign_in_wrong' })
  }
}
