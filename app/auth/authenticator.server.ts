import { Authenticator } from 'remix-auth'
import { reader } from '~/db.server'
import { LocalStrategy, type SignedIn } from './strategies/local.server'

/** The ways to sign in. */
export const authenticator = new Authenticator<SignedIn>()

authenticator.use(new LocalStrategy(reader), 'local')
