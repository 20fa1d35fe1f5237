import { createKeyring } from '~/domain/links/token'
import { createVault } from '~/domain/vault'

export const keyring = createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 'links of the tests') }])
export const vault = createVault([{ id: 'k1', secret: Buffer.alloc(32, 'fields of the tests') }])
