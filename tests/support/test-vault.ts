import { createVault } from '~/domain/kernel/vault'
import { VARIABLES } from './variables'

const [id = '', secret = ''] = VARIABLES.FIELD_KEYS.split(':')

/** The vault of tests, also where the environment is not read yet. */
export const testVault = createVault([{ id, secret: Buffer.from(secret) }])
