import type { RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { parseColor } from '~/domain/letterhead/color'
import { foreverFile } from '~/http/download.server'
import { accentStyles } from './accent.server'

export const handle = { access: 'public' } satisfies RouteHandle

/** The content policy allows no style in a page, so a firm's colour comes as a file that the colour itself names. */
export function loader({ params }: { params: { file?: string } }) {
  const color = parseColor(/^(.{6})\.css$/.exec(params.file ?? '')?.[1] ?? '')
  if (color === undefined) throw new NotFound()
  return foreverFile({ mediaType: 'text/css; charset=utf-8', bytes: Buffer.from(accentStyles(color)) })
}
