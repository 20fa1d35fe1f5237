import { Authenticator } from 'remix-auth'
import { now } from '~/clock.server'
import { signInWithIdentity } from '~/domain/users/identities/identities.server'
import { house } from '~/house.server'
import { LocalStrategy, type SignedIn } from './strategies/local.server'
import { OidcStrategy, type SignedInElsewhere } from './strategies/oidc.server'

export const authenticator = new Authenticator<SignedIn>()

authenticator.use(new LocalStrategy(house.reader), 'local')

export const providerAuthenticator = new Authenticator<SignedInElsewhere>()

providerAuthenticator.use(
  new OidcStrategy(async ({ idToken, ...identity }) => {
    const person = await signInWithIdentity(house, identity, now().toISOString())
    return { ...person, idToken }
  }),
  'oidc',
)
