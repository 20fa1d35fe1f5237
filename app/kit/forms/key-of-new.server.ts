import { randomUUID } from 'node:crypto'
import { seeOther } from '~/http/redirect.server'
import { FORM_PARAMETER } from '~/paths'
import { id } from './ids'

interface Made {
  find: (key: string) => Promise<unknown>
  pathOf: (key: string) => string
}

/**
 * The key of a form for something new, which becomes its id. Back after saving asks for the form by its key, and gets
 * what was made of it: an empty form would make a second one. @throws Response
 */
export async function keyOfNew(request: Request, { find, pathOf }: Made): Promise<string> {
  const { data: key } = id().safeParse(new URL(request.url).searchParams.get(FORM_PARAMETER))
  if (key === undefined) return randomUUID()
  if ((await find(key)) !== undefined) throw seeOther(request, pathOf(key))
  return key
}
