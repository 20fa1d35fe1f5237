import type { Brand } from '~/domain/outbox/letter'
import { escapeHtml } from './escape'
import { HEAD, HEAD_LOGO, HEAD_NAME } from './style'

export const LOGO_CID = 'logo@zahltag'

const LARGEST = { width: 200, height: 56 }

export function brandHead({ name, accentColor, logo }: Brand): string {
  const picture = logo ? `<div style="${HEAD_LOGO}">${logoTag(logo)}</div>` : ''
  return `<div style="${HEAD} #${accentColor ?? '0b5766'}">${picture}<p style="${HEAD_NAME}">${escapeHtml(name)}</p></div>`
}

/** With the logo inlined, as browsers have no attachments. */
export function withShownLogo(html: string, { logo }: Brand): string {
  if (!logo) return html
  const data = `data:${logo.mediaType};base64,${Buffer.from(logo.bytes).toString('base64')}`
  return html.replace(`cid:${LOGO_CID}`, data)
}

/** Some mail programs only heed the attributes and otherwise show a logo at print size. */
function logoTag({ width, height }: { width: number; height: number }): string {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  return `<img src="cid:${LOGO_CID}" alt="" width="${w}" height="${h}" style="border:0">`
}
