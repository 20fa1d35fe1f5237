import { ask, orGivenBack } from '../../support/app'
import type { Owner } from '../owner'

const PAGE = '/buero/bank/auszuege'

/** Uploads as the owner does, and follows to where a refusal is shown. */
export async function uploadAs(
  owner: Owner,
  file: string | Buffer<ArrayBuffer>,
  path = PAGE,
): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([file], 'auszug.xml'))
  return orGivenBack(await ask(path, { method: 'POST', body, headers: owner.headers }), owner.headers)
}
