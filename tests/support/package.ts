import { readFileSync } from 'node:fs'

export function readPackage(): { version: string } {
  return JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
}
