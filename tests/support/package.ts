import { readFileSync } from 'node:fs'

/** What package.json says of the product. */
export function readPackage(): { version: string } {
  return JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
}
