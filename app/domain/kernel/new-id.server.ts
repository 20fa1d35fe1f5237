import { randomUUID } from 'node:crypto'

/**
 * A UUID that begins with the moment it is made at (RFC 9562, version 7), for rows that come by the thousand: those of one
 * moment lie side by side in the index of their ids, where random ones would each change a page of their own.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
