import type { RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { parseColor } from '~/domain/letterhead/color'
import { foreverFile } from '~/http/download.server'
import { accentStyles } from './accent.server'

export const handle = { access: 'public' } satisfies RouteHandle

/** A file named after the colour, as the content policy allows no inline styles. */
export function loader({ params }: { params: { file?: string } }) {
  const color = parseColor(/^(.{6})\.css$/.exec(params.file ?? '')?.[1] ?? '')
  if (color === undefined) throw new NotFound()
  return foreverFile({ mediaType: 'text/css; charset=utf-8', bytes: Buffer.from(accentStyles(color)) })
}
