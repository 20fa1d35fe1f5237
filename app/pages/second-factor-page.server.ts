import type { OfficeVisitor } from '~/auth/access'
import { qrCodeImage } from '~/documents/qr-code'
import { readSecondFactor } from '~/domain/users/second-factor-status.server'
import { findUserByEmail } from '~/domain/users/users.server'
import { house } from '~/house.server'

/** Several forms return to this page. */
export async function readSecondFactorPage({ scope, user }: OfficeVisitor) {
  const factor = await readSecondFactor(house.reader, house.vault, user, scope.at)
  if (factor.status === 'on') return { email: user.email, factor }
  if (factor.status === 'begun') {
    const { status, secret, uri } = factor
    return { email: user.email, factor: { status, secret, uri, image: qrCodeImage(uri) } }
  }
  const account = await findUserByEmail(house.reader, user.email)
  const hasPassword = account?.passwordHash != null
  return { email: user.email, factor: { status: factor.status, hasPassword } }
}
