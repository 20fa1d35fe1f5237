import type { OfficeVisitor } from '~/auth/access'
import { qrCodeImage } from '~/documents/qr-code'
import { findUserByEmail } from '~/domain/users/members/users.server'
import { hasSecondFactor, readSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'

/** Shared by several forms that return to this page. */
export async function readSecondFactorPage({ scope, user }: OfficeVisitor) {
  const isOwed =
    user.signedInBy === 'local' &&
    user.isFactorDemanded &&
    !(await hasSecondFactor(house.reader, user.userId))
  const page = { email: user.email, firm: isOwed ? user.tenantName : null }
  const factor = await readSecondFactor(house.reader, house.vault, user, scope.at)
  if (factor.status === 'on') return { ...page, factor }
  if (factor.status === 'begun') {
    const { status, secret, uri } = factor
    return { ...page, factor: { status, secret, uri, image: qrCodeImage(uri) } }
  }
  const account = await findUserByEmail(house.reader, user.email)
  const hasPassword = account?.passwordHash != null
  return { ...page, factor: { status: factor.status, hasPassword } }
}
