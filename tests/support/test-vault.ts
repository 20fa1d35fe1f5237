import { createVault } from '~/domain/kernel/vault'
import { VARIABLES } from './variables'

const [id = '', secret = ''] = VARIABLES.FIELD_KEYS.split(':')

/** The tests' vault, usable before the environment is read. */
export const testVault = createVault([{ id, secret: Buffer.from(secret) }])
