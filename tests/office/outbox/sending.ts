import { expect } from 'vitest'
import { post } from '../../support/app'
import { type Owner, read } from '../owner'

/** Sends a form that is taken, and gives back the page it leads to. */
export async function send(owner: Owner, path: string, form: Record<string, string>): Promise<string> {
  const answer = await post(path, form, owner.headers)
  expect([path, answer.status]).toEqual([path, 303])
  return read(owner, answer.headers.get('location') ?? '')
}
