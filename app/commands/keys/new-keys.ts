import { randomBytes } from 'node:crypto'
import { withSecretFiles } from '~/settings/secret-files'
import type { Words } from './words'

const SECRET_BYTES = 32
const NAMES = /(?:^|,)\s*k(\d+):/g

/** New secrets for .env under unused names. Old secrets are not shown. */
export function newKeys(words: Words, environment: NodeJS.ProcessEnv = process.env): string {
  const { variables } = withSecretFiles(environment)
  const list = (variable: 'LINK_KEYS' | 'FIELD_KEYS') => {
    const present = variables[variable] ?? ''
    const numbers = [...present.matchAll(NAMES)].map(([, number]) => Number(number))
    const rest = present === '' ? '' : `,${words.presentKeys}`
    return `${variable}=k${Math.max(0, ...numbers) + 1}:${secret()}${rest}`
  }
  return [words.made, list('LINK_KEYS'), list('FIELD_KEYS'), `WEBHOOK_SECRET=${secret()}`].join('\n')
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
