import { config } from './config.server'
import { createKeyring } from './domain/links/token'
import { createVault } from './domain/vault'

/** The keys that sign links. */
export const keyring = createKeyring(config().linkKeys)

/** The keys that seal fields and payslips. */
export const vault = createVault(config().fieldKeys)
